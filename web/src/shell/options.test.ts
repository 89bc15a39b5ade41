import { setLanguage, speakOf } from '$lib/words.svelte'
import { beforeAll, expect, test } from 'vitest'
import { flags, presetOf, presetOptions, scorings, valueName, valueNote } from './options'
import { BRIDGETOWN_DATA, LONDON_DATA as GAME } from './trial'

beforeAll(async () => {
  await setLanguage('en')
  await speakOf('london')
})

test('scorings and flags are told apart', () => {
  expect(scorings(GAME).map((scoring) => scoring.name)).toEqual(['chapel', 'gate'])
  expect(flags(GAME)).toEqual(['from_memory'])
})

test('a game without scorings has flags alone', () => {
  expect(scorings(BRIDGETOWN_DATA)).toEqual([])
  expect(flags(BRIDGETOWN_DATA)).toEqual(['free_streetcar', 'no_specials'])
})

test('the ready-made choices are recognised', () => {
  expect(presetOf(GAME, { chapel: 'base', gate: 'base', from_memory: true })).toBe('usual')
  expect(presetOf(GAME, { chapel: 'random', gate: 'random' })).toBe('random')
  expect(presetOf(GAME, { chapel: 'base', gate: 'L8.7' })).toBe('chosen')
})

test('a ready-made choice leaves the flags alone', () => {
  expect(presetOptions(GAME, 'random')).toEqual({ chapel: 'random', gate: 'random' })
})

test('a value has a short name, and a note with the whole of it', () => {
  const [chapel] = scorings(GAME)
  if (!chapel) throw new Error('no scoring')
  expect(valueName('base')).toBe('Usual')
  expect(valueName('L8.1')).toBe('Most chapels')
  expect(valueNote('london', chapel, 'base')).toBe('Who is furthest on the chapel track')
  expect(valueNote('london', chapel, 'L8.1')).toBe('Most chapels')
})

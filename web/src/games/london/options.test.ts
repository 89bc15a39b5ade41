import { setLanguage, speakOf } from '$lib/words.svelte'
import { beforeAll, expect, test } from 'vitest'
import { choices } from '../../shell/options'
import { LONDON_DATA } from '../../shell/trial'
import { presetOf, presetOptions, valueName, valueNote } from './options'

const SCORINGS = choices(LONDON_DATA)

beforeAll(async () => {
  await setLanguage('en')
  await speakOf('london')
})

test('the ready-made choices are recognised', () => {
  expect(presetOf(SCORINGS, { chapel: 'base', gate: 'base', from_memory: true })).toBe('usual')
  expect(presetOf(SCORINGS, { chapel: 'random', gate: 'random' })).toBe('random')
  expect(presetOf(SCORINGS, { chapel: 'base', gate: 'L8.7' })).toBe('chosen')
})

test('a ready-made choice leaves the flags alone', () => {
  expect(presetOptions(SCORINGS, 'random')).toEqual({ chapel: 'random', gate: 'random' })
})

test('a value has a short name, and a note with the whole of it', () => {
  const [chapel] = SCORINGS
  if (!chapel) throw new Error('no scoring')
  expect(valueName('base')).toBe('Usual')
  expect(valueName('L8.1')).toBe('Most chapels')
  expect(valueNote(chapel, 'base')).toBe('Who is furthest on the chapel track')
  expect(valueNote(chapel, 'L8.1')).toBe('Most chapels')
})

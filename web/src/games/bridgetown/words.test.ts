import { beforeAll, expect, test, vi } from 'vitest'
import type { Choice, GameData } from '$lib/api'
import { Teller } from '$lib/teller'
import { setLanguage, speakOf } from '$lib/words.svelte'
import { MODES } from './components'
import { bridgetownWords } from './words'

const COLOURS = ['white', 'green', 'orange', 'red', 'black', 'yellow', 'purple', 'blue']
const data = {
  data: {
    name: 'Twinbank',
    entry: { space: 'A' },
    modes: Object.fromEntries(
      MODES.map((mode, index) => [mode, { speed: index + 1, colour: COLOURS[index] }]),
    ),
    bridges: { streetcar: 'B', list: [{ id: 'B', name: 'Long Bridge', spaces: ['B'] }] },
    spaces: {
      list: [
        { id: 'A', name: 'Quay' },
        { id: 'B', name: 'Long Bridge' },
      ],
    },
    overpasses: { list: [] },
    rails: { lines: ['A - B'] },
  },
} as unknown as GameData

const teller = new Teller(bridgetownWords(data), ['Ada', 'Ben'])
const choice = (more: Partial<Choice>): Choice => ({
  action: 1,
  message: 'choice-plan',
  facts: {},
  preview: [],
  next: null,
  ...more,
})

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await setLanguage('en')
  await speakOf('bridgetown')
})

test('a move is told by its end: the map shows the way', () => {
  const moved = { kind: 'moved', seat: 1, facts: { mode: 5, spaces: [-1, 0, 1] } }
  expect(teller.event(moved)).toBe('Ben goes by taxi to Long Bridge.')
})

test('the steps of a move are no story', () => {
  const step = { kind: 'step', seat: 0, facts: { space: 1, left: 2 } }
  expect(teller.story([step])).toBe('')
})

test('flags, bridges and owners have their names', () => {
  const taken = { kind: 'flag-taken', seat: 0, facts: { bridge: 0, flag: 7 } }
  expect(teller.event(taken)).toBe('Ada takes the blue flag from Long Bridge.')
  const refusal = { rule: 'B3.4', why: 'special-taken', facts: { special: 0, owner: 1 } }
  expect(teller.refusal(refusal)).toContain('Ben')
})

test('how far a mode goes is told with its reason', () => {
  const facts = { mode: 3, speed: 4, shared: 1, distance: 5 }
  expect(teller.lead(choice({ facts }))).toBe('5 spaces: base speed 4, +1 for others on it.')
  expect(teller.lead(choice({ facts: { ...facts, possible: 0 } }))).toContain('walk one space')
  const double = { mode: 3, speed: 4, shared: 0, distance: 8 }
  expect(teller.lead(choice({ message: 'choice-ride-double', facts: double }))).toContain('twice')
})

test('a special action that is to be followed by a mode says so', () => {
  const special = { message: 'choice-plan-special', facts: { special: 1 } }
  expect(teller.caution(choice({ ...special, next: 'plan' }))).not.toBe('')
  expect(teller.caution(choice({ ...special, next: null }))).toBe('')
})

test('all bridges are a victory, not a number of colours', () => {
  const line = { seat: 0, rule: 'B6.1', amount: 0, why: 'all-bridges', facts: {} }
  expect(teller.worth([line])).toBe('')
  expect(teller.worth([{ ...line, rule: 'B6.2', amount: 1 }])).toBe('1 colour')
})

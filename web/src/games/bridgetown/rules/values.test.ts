import type { GameData } from '$lib/api'
import { setLanguage } from '$lib/words.svelte'
import { beforeEach, expect, test } from 'vitest'
import { fetchRules } from '../../../rules/sources'
import { bridgetownValues } from './values'

const mode = (speed: number, colour: string, speedFrom: string, colourFrom: string) => ({
  speed,
  colour,
  source: { speed: speedFrom, colour: colourFrom },
})

const CITY = {
  format: 'twinspan city 1',
  name: 'Smallville',
  canvas: [100, 100],
  entry: { source: 'stated', space: 'A', at: [0, 0] },
  modes: {
    walk: mode(1, 'white', 'stated', 'stated'),
    bus: mode(3, 'red', 'inferred', 'stated'),
    taxi: mode(4, 'yellow', 'stated', 'reconstructed'),
  },
  bridges: { source: 'reconstructed', list: [{ name: 'Long Bridge' }, { name: 'Low Bridge' }] },
  spaces: {
    source: 'reconstructed',
    list: [
      { id: 'A', name: 'Market', at: [0, 0] },
      { id: 'B', name: 'Depot', at: [9, 9] },
    ],
  },
  streets: { source: 'reconstructed', list: [{ name: 'Main St' }, { name: 'Quay' }] },
  overpasses: { source: 'reconstructed', list: [{ name: 'Main St over Quay' }] },
  rails: { source: 'reconstructed', lines: ['A - B'] },
}

const values = () => bridgetownValues({ data: CITY } as unknown as GameData)

beforeEach(async () => {
  await fetchRules('bridgetown', 'en')
  await setLanguage('en')
})

test('what is no table of the city is not told', () => {
  expect(values().map(({ name }) => name.split(':')[0])).toEqual([
    'Entry',
    'Base speeds',
    'Base speeds',
    'Flag colours',
    'Flag colours',
    'Bridges and their order',
    'Spaces',
    'Streets',
    'Overpasses',
    'Rails',
  ])
})

test('the modes are told by the source of their speeds and of their colours', () => {
  const modes = values().filter(({ name }) => name.includes(':'))
  expect(modes.map(({ name, ours }) => [name, ours])).toEqual([
    ['Base speeds: walking\u00a01, taxi\u00a04', false],
    ['Base speeds: bus\u00a03', true],
    ['Flag colours: walking (white flag), bus (red flag)', false],
    ['Flag colours: taxi (yellow flag)', true],
  ])
})

test('what is ours is explained and listed by names, what is stated is not', () => {
  const [entry, ...rest] = values().filter(({ name }) => !name.includes(':'))
  expect(entry).toMatchObject({ ours: false, known: null, lines: [] })
  for (const { ours, known, source } of rest) {
    expect(ours).toBe(true)
    expect(known).not.toBeNull()
    expect(source).toMatch(/^reconstructed: /)
  }
  expect(rest.map(({ lines }) => lines)).toEqual([
    ['Long Bridge, Low Bridge'],
    [],
    ['Main St, Quay'],
    ['Main St over Quay'],
    ['Market – Depot'],
  ])
})

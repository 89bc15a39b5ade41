import { expect, test } from 'vitest'
import type { ActionData, Package } from '$lib/api'
import type { CityPlaces } from './components'
import { ahead, byEnd, Lines, reachOf } from './reach'

const found = (decision: string): Package => ({
  decision,
  secret: false,
  choices: [],
  refused: [],
  aids: {
    routes: [
      { mode: 3, double: false, distance: 3, ends: [[5, [], [], [0, 1, 2, 5]]] },
      { mode: 3, double: true, distance: 6, ends: [[9, [2], [2], [0, 1, 2, 5, 6, 7, 9]]] },
    ],
  },
})
const action = (kind: string, mode: number): ActionData => ({
  id: 0,
  kind,
  notation: '',
  facts: { mode },
})

test('what is pointed at decides whose reach is shown', () => {
  expect(reachOf(found('plan'), undefined)).toBeUndefined()
  expect(reachOf(found('plan'), action('plan', 3))?.distance).toBe(3)
  expect(reachOf(found('ride'), action('ride double', 3))?.ways).toEqual([
    { end: 9, bridges: [2], flags: [2], path: [0, 1, 2, 5, 6, 7, 9] },
  ])
  expect(reachOf(found('ride'), action('ride', 4))).toBeUndefined()
})

test('on the way there is one reach, whatever is pointed at', () => {
  expect(reachOf(found('step'), undefined)?.ways[0]?.end).toBe(5)
})

test('a way begins where the racer stands, and the spaces to come follow', () => {
  expect(ahead({ end: 5, bridges: [], flags: [], path: [-1, 2, 5] })).toEqual([2, 5])
})

test('of the ways to one end the one with most flags comes first', () => {
  const plain = { end: 4, bridges: [1], flags: [], path: [0, 3, 4] }
  const rich = { end: 4, bridges: [1], flags: [1], path: [0, 2, 4] }
  expect(byEnd([plain, rich]).get(4)).toEqual([rich, plain])
})

test('a way follows the lines of the map, in both directions, and begins at the start', () => {
  const places: CityPlaces = {
    spaces: [
      [10, 10],
      [30, 10],
    ],
    flags: [],
    barges: [],
    start: [0, 10],
    links: [[0, 1, [10, 10, 20, 5, 30, 10]]],
  }
  const lines = new Lines(places)
  expect(lines.along([-1, 0, 1])).toBe('M0 10L10 10L20 5L30 10')
  expect(lines.along([1, 0])).toBe('M30 10L20 5L10 10')
})

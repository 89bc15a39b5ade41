import { api, type ActionData, type Choice, type GameData, type MapData } from '$lib/api'
import { Teller } from '$lib/teller'
import { setLanguage, speakOf } from '$lib/words.svelte'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { ADA, MAUD } from '../../shell/trial'
import type { BoardProps } from '../../table/board'
import Board from './Board.svelte'
import { MODES, START } from './components'
import { bridgetownWords } from './words'

vi.hoisted(() => {
  const query = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => query)
})

const COLOURS = ['white', 'green', 'orange', 'red', 'black', 'yellow', 'purple', 'blue']
const action = (id: number, kind: string, notation: string): ActionData => ({
  id,
  kind,
  notation,
  facts: {},
})
const [TO_QUAY, TO_BRIDGE, STAY] = [0, 1, 2]
const data = {
  data: {
    name: 'Twinbank',
    entry: { space: 'A' },
    modes: Object.fromEntries(
      MODES.map((mode, index) => [mode, { speed: 1, colour: COLOURS[index] }]),
    ),
    bridges: { streetcar: 'B', list: [{ id: 'B', name: 'Long Bridge', spaces: ['B'] }] },
    spaces: {
      list: [
        { id: 'A', name: 'Quay' },
        { id: 'B', name: 'Long Bridge' },
      ],
    },
    overpasses: { list: [] },
    rails: { lines: [] },
  },
  actions: [
    action(TO_QUAY, 'step', 'to A'),
    action(TO_BRIDGE, 'step', 'to B'),
    action(STAY, 'stay', 'stay'),
  ],
} as unknown as GameData

const map = {
  view: [0, 0, 100, 100],
  svg: '<g></g>',
  places: {
    spaces: [
      [10, 10],
      [30, 10],
    ],
    flags: [[30, 5]],
    barges: [],
    start: [0, 10],
    links: [[0, 1, [10, 10, 30, 10]]],
  },
} as unknown as MapData

const choice = (id: number, message: string): Choice => ({
  action: id,
  message,
  facts: { space: 0 },
  preview: [],
  next: null,
})

/** Ada is to take one step: from a space to an end. */
function show(from: number, choices: Choice[], end: number): BoardProps {
  const found = {
    decision: 'step',
    secret: false,
    choices,
    refused: [],
    aids: { routes: [{ mode: 7, double: false, distance: 1, ends: [[end, [], [], [from, end]]] }] },
  }
  const props: BoardProps = {
    table: 'k3v9mq2xwp',
    data,
    view: {
      seats: 2,
      seat: 0,
      to_act: [0],
      options: {},
      outcome: null,
      state: {
        round: 1,
        step: 'steps',
        asking: 'step',
        actor: 0,
        flags: [-1],
        bag: COLOURS.map(() => 0),
        aside: 0,
        racers: [from, START],
        cards: [[-1], [-1]],
        path: [from],
        taking: [],
      },
    },
    seats: [ADA, MAUD],
    asked: [0],
    teller: new Teller(bridgetownWords(data), ['Ada', 'Maud']),
    offer: {
      seat: 0,
      package: found,
      choice: (wanted) => choices.find((one) => one.action === wanted),
      refusal: () => undefined,
    },
    events: [],
    latest: () => undefined,
    preview: [],
    pointed: null,
    selected: null,
    point: vi.fn(),
    pick: vi.fn(),
    follow: vi.fn(),
  }
  render(Board, { props })
  return props
}

beforeEach(async () => {
  vi.spyOn(api, 'tableMap').mockResolvedValue(map)
  await setLanguage('en')
  await speakOf('bridgetown')
})

const WALK = [choice(TO_QUAY, 'choice-step'), choice(STAY, 'choice-stay')]

test.each([
  ['at the start', START, 'translate(0 10)'],
  ['on a space', 1, 'translate(30 10)'],
])('who cannot move in full may stay: %s', async (_, from, at) => {
  const board = show(from, WALK, 0)
  const name = { name: 'Stay where you are' }
  const target = await screen.findByRole('img', name)
  expect(target.closest('[data-part=stay]')?.getAttribute('transform')).toBe(at)
  await fireEvent.pointerMove(target)
  expect(board.point).toHaveBeenLastCalledWith([STAY], expect.any(String))
  await fireEvent.click(target)
  expect(board.pick).toHaveBeenCalledWith([STAY])
})

test('who can move in full may not', async () => {
  show(1, [choice(TO_QUAY, 'choice-step')], 0)
  await screen.findByRole('button', { name: 'End the move at Quay' })
  expect(screen.queryByRole('img', { name: 'Stay where you are' })).toBeNull()
})

test('a way that is chosen is followed from where the racer stands', async () => {
  const board = show(1, [], 0)
  await fireEvent.click(await screen.findByRole('button', { name: 'End the move at Quay' }))
  expect(board.follow).toHaveBeenCalledWith([TO_QUAY])
})

/** Tables and games for the tests of the shell. */
import type { BoardCheck, GameData, GameLine, MapData, SeatData, TableData } from '$lib/api'

export const LONDON: GameLine = {
  id: 'london',
  version: 1,
  seats: [2, 3, 4],
  options: [
    { name: 'chapel', values: ['base', 'random', 'L8.1', 'L8.2', 'L8.3', 'L8.4'] },
    { name: 'gate', values: ['base', 'random', 'L8.5', 'L8.6', 'L8.7', 'L8.8'] },
    { name: 'from_memory', values: [false, true] },
  ],
  bots: ['journeyman', 'apprentice', 'random'],
  boards: [],
}

export const BRIDGETOWN: GameLine = {
  ...LONDON,
  id: 'bridgetown',
  options: [
    { name: 'free_streetcar', values: [false, true] },
    { name: 'no_specials', values: [false, true] },
  ],
  boards: [
    { id: 'portland', title: 'Portland' },
    { id: 'twinford', title: 'Twinford' },
  ],
}

const dataOf = ({ id, version, seats, options, bots }: GameLine): GameData => ({
  id,
  version,
  newest: true,
  data_hash: '',
  seats,
  options,
  actions: [],
  data: {},
  bots,
})

export const LONDON_DATA = dataOf(LONDON)
export const BRIDGETOWN_DATA = dataOf(BRIDGETOWN)

export const MAP: MapData = {
  view: [0, 0, 100, 80],
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>',
  places: {},
}

export const GOOD_CITY: BoardCheck = {
  title: 'Venice',
  faults: [],
  board: { name: 'Venice' },
  map: MAP,
}

export const FREE: SeatData = {
  name: null,
  colour: null,
  bot: null,
  mine: false,
  here: false,
  resigned: false,
}
export const ADA: SeatData = { ...FREE, name: 'Ada', colour: 'teal', mine: true, here: true }
export const ZOE: SeatData = { ...FREE, name: 'Zoé', colour: 'red', here: true }
export const MAUD: SeatData = { ...FREE, name: 'Maud', colour: 'gold', bot: 'apprentice' }

export const tableWith = (seats: SeatData[], more: Partial<TableData> = {}): TableData => ({
  id: 'k3v9mq2xwp',
  game: 'london',
  board: null,
  seats,
  options: { chapel: 'base', gate: 'base', from_memory: false },
  random_seating: true,
  status: 'open',
  host: true,
  commitment: '0123456789abcdef',
  rematch: null,
  created: '2026-11-15T12:00:00Z',
  asked: [],
  ...more,
})

/** A table and a game for the tests of the shell. */
import type { GameData, SeatData, TableData } from '$lib/api'

export const GAME: GameData = {
  id: 'london',
  version: 1,
  data_hash: '',
  seats: [2, 3, 4],
  options: [
    { name: 'chapel', values: ['base', 'random', 'L8.1', 'L8.2', 'L8.3', 'L8.4'] },
    { name: 'gate', values: ['base', 'random', 'L8.5', 'L8.6', 'L8.7', 'L8.8'] },
    { name: 'from_memory', values: [false, true] },
  ],
  actions: [],
  data: {},
  bots: ['apprentice', 'random'],
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

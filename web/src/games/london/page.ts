/** What the page asks of Old London Bridge besides its pieces. */
import { text } from '$lib/words.svelte'
import type { View } from '../../table/board'
import type { LondonState } from './components'

export function progress(view: View): { period: number; values: number[] } {
  const state = view.state as unknown as LondonState
  return { period: state.round, values: state.money }
}

/** A word of help for each decision. */
export function hint(decision: string, view: View): string {
  const state = view.state as unknown as LondonState
  if (decision === 'cards' && view.seats === 2) return text('london-hint-cards-two')
  return text(`london-hint-${decision}`, { value: state.cards_due, count: state.bonus_due })
}

const TAKE_BACK = 3
const CHAPEL_2 = 4
const GATE_2 = 5
const RAISE = 6
const NOBLEWOMAN = 7

export function optional(view: View, seat: number): string[] {
  const state = view.state as unknown as LondonState
  const has = (...tiles: number[]): boolean =>
    tiles.some((tile) => (state.tiles[seat]?.[tile] ?? 0) + (state.fresh[seat]?.[tile] ?? 0) > 0)
  return [
    ...(has(RAISE) ? ['raise'] : []),
    ...(has(NOBLEWOMAN) ? ['noblewoman'] : []),
    ...(has(TAKE_BACK, CHAPEL_2, GATE_2) ? ['end-turn'] : []),
  ]
}

export const guide = [
  { id: 'aim', target: 'bridge' },
  { id: 'prompt', target: 'prompt' },
  { id: 'cards', target: 'hand', decision: 'cards' },
  { id: 'order', target: 'order', decision: 'place' },
  { id: 'rondel', target: 'rondel', decision: 'place' },
  { id: 'replace', target: 'bridge', decision: 'place' },
  { id: 'crests', target: 'bridge', decision: 'place' },
  { id: 'tracks', target: 'chapel', decision: 'place' },
  { id: 'scoring', target: 'scoring', decision: 'place' },
]

/** What the page asks of Old London Bridge besides its pieces. */
import type { View } from '../../table/board'
import type { LondonState } from './components'

export function progress(view: View): { period: number; values: number[] } {
  const state = view.state as unknown as LondonState
  return { period: state.round, values: state.money }
}

export const guide = [
  { id: 'aim', target: 'bridge' },
  { id: 'prompt', target: 'prompt' },
  { id: 'cards', target: 'hand', decision: 'cards' },
  { id: 'order', target: 'order', decision: 'place' },
  { id: 'rondel', target: 'rondel', decision: 'place' },
  { id: 'crests', target: 'bridge', decision: 'place' },
  { id: 'tracks', target: 'chapel', decision: 'place' },
]

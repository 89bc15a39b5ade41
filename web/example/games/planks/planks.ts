/** The state of Plank Bridge, as the server sends it. */
import type { View } from '../../table/board'

/** By plank, from the near bank: who has laid it. */
export const planksOf = (view: View): readonly number[] =>
  (view.state as unknown as { planks: number[] }).planks

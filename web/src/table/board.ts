/** What a game's board is given, and what it may ask for. */
import type { Choice, EventData, GameData, Package, RefusalData, SeatData } from '$lib/api'
import type { Teller } from '$lib/teller'

/** One moment of a game as somebody sees it; `state` is the game's own. */
export interface View {
  seats: number
  seat: number | null
  to_act: number[]
  options: Record<string, string | boolean>
  state: Record<string, unknown>
  outcome: unknown
}

/** What can be done at the moment by the seat at hand. The rules are the engine's: a board only asks. */
export interface Offer {
  seat: number
  package: Package
  choice(action: number): Choice | undefined
  refusal(action: number): RefusalData | undefined
}

export interface BoardProps {
  /** The table's id. */
  table: string
  data: GameData
  view: View
  seats: readonly SeatData[]
  /** Who must do something: decide, or confirm what was decided. */
  asked: readonly number[]
  teller: Teller
  /** Null while there is nothing to decide for anybody at this screen. */
  offer: Offer | null
  /** What has just happened, to be pointed at. */
  events: readonly EventData[]
  /** The latest event of a kind, of anybody or of one seat, up to the moment that is shown. */
  latest: (kind: string, seat?: number) => EventData | undefined
  /** What would follow from the choice that is pointed at. */
  preview: readonly EventData[]
  /** The choice that is pointed at or selected. */
  pointed: number | null
  /** The secret choice that is selected and not yet sent. */
  selected: number | null
  /** Somebody points at a piece: the actions it stands for, and what it is; nothing: at nothing. */
  point: (actions: readonly number[], about?: string) => void
  /** Somebody clicks such a piece. */
  pick: (actions: readonly number[]) => void
  /** Somebody decides several things at once, to be played one after the other. */
  follow: (actions: readonly number[]) => void
}

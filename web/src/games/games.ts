/**
 * The games of the page. A folder here with a `page.ts` is a game: its words, its board and its
 * picture. docs/adding-a-game.md tells the whole way.
 */
import type { Component } from 'svelte'
import type { Choice, GameData, Package, TableChange, TableData } from '$lib/api'
import type { GameWords } from '$lib/teller'
import type { BoardProps, View } from '../table/board'

export interface Pieces {
  /** What all drawings refer to: gradients and patterns. */
  Defs?: Component
  Board: Component<BoardProps>
  Players: Component<BoardProps>
  /** What the player at hand holds, or needs for the decision, beside the list of choices. */
  Hand?: Component<BoardProps>
}

/** A note of the guided start: its message is `<game>-guide-<id>`. */
interface GuideStep {
  id: string
  /** The `data-part` of what it points at. */
  target: string
  /** Only while this is asked. */
  decision?: string
  /** Not with this option. */
  without?: string
}

/** A small sign by which a game is told from others: paths in a box of 48 × 48. */
export interface Sign {
  water: string
  stone: string
  bright: string
  line: string
}

/** A table before the start, whose options are chosen. */
export interface OptionsProps {
  table: TableData
  data: GameData
  /** Whoever may not choose, or not now, reads. */
  locked: boolean
  change: (change: TableChange) => void
}

export interface GamePage {
  /** Names the facts of the game's events, choices and refusals. */
  words: (data: GameData) => GameWords
  /** What lies in the middle of the table, and what each player has. */
  pieces: () => Promise<Pieces>
  picture: () => Promise<{ default: Component }>
  /** Without one, the first letter of its name will do. */
  sign?: Sign
  /** A number of what counts, in words; and in short, for the axis of a chart. */
  score: (value: number) => string
  short: (value: number) => string
  /** What counts, by player, and in which round: for the chart at the end. */
  progress: (view: View) => { period: number; values: number[] }
  /** A word of help for a decision. */
  hint: (decision: string, view: View, found: Package) => string
  /** Where a decision is made: names of parts of the screen, as in their `data-part`. */
  where: (decision: string) => readonly string[]
  guide: readonly GuideStep[]
  /**
   * How the options are chosen that are not true or false; without it, each from a list of its
   * values.
   */
  options?: () => Promise<{ default: Component<OptionsProps> }>
  /** The optional questions that may be asked of a seat because of what it has. */
  optional?: (view: View, seat: number) => readonly string[]
  /** The secret choice of a seat that may still be changed, as an action. */
  chosen?: (view: View, seat: number) => number | null
  /** The key that picks a choice, where it is not its place in the list. */
  key?: (choice: Choice) => string | null | undefined
}

const found = import.meta.glob<GamePage>('./*/page.ts', { eager: true, import: 'default' })

/** By id, which is the name of the folder. */
export const GAMES: Readonly<Record<string, GamePage>> = Object.fromEntries(
  Object.entries(found).map(([path, page]) => [path.split('/')[1] ?? path, page]),
)

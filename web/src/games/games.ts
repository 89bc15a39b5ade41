/** The games of the page: for each its words, its board and its picture. */
import type { Component } from 'svelte'
import type { GameData } from '$lib/api'
import { money, type GameWords } from '$lib/teller'
import type { BoardProps, View } from '../table/board'
import { guide, hint, optional, progress, where } from './london/page'
import { londonWords } from './london/words'

export interface Pieces {
  /** What all drawings refer to: gradients and patterns. */
  Defs: Component
  Board: Component<BoardProps>
  Players: Component<BoardProps>
  Hand: Component<BoardProps>
}

/** A note of the guided start: its message is `<game>-guide-<id>`. */
export interface GuideStep {
  id: string
  /** The `data-part` of what it points at. */
  target: string
  /** Only while this is asked. */
  decision?: string
}

export interface GamePage {
  /** Names the facts of the game's events, choices and refusals. */
  words: (data: GameData) => GameWords
  /** What lies in the middle of the table, what each player has, and what the player at hand holds. */
  pieces: () => Promise<Pieces>
  /** A number of what counts, in words. */
  score: (value: number) => string
  /** What counts, by player, and in which round: for the chart at the end. */
  progress: (view: View) => { period: number; values: number[] }
  /** A word of help for a decision. */
  hint: (decision: string, view: View) => string
  /** Where a decision is made: names of parts of the screen, as in their `data-part`. */
  where: (decision: string) => readonly string[]
  /** The optional questions that may be asked of a seat because of what it has. */
  optional: (view: View, seat: number) => readonly string[]
  guide: readonly GuideStep[]
  picture: () => Promise<{ default: Component }>
}

export const GAMES: Record<string, GamePage> = {
  london: {
    words: londonWords,
    score: money,
    progress,
    guide,
    hint,
    where,
    optional,
    pieces: () => import('./london/pieces'),
    picture: () => import('./london/Picture.svelte'),
  },
}

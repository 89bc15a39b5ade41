/**
 * What a game is played on, such as a city: one that comes with the game, or a file of one's own.
 * The choice is kept while the page is open, for every way to start a game.
 */
import type { BoardCheck, GameLine, NewTable, TableData } from '$lib/api'

export type BoardLine = GameLine['boards'][number]
type Data = NonNullable<BoardCheck['board']>

export interface Board {
  /** Null for one's own. */
  id: string | null
  title: string
  /** Of one's own; missing where only the server has it. */
  data?: Data
}

/** What became of the file that was chosen last. */
export interface CheckedFile {
  file: string
  /** Null if the file did not get as far as being checked; then there is a trouble. */
  check: BoardCheck | null
  /** Called while it is shown, so that it follows the language. */
  trouble: (() => string) | null
}

interface Kept {
  chosen: Board | null
  own: Board | null
  checked: CheckedFile | null
}

let kept = $state.raw<Partial<Record<string, Kept>>>({})

const of = (game: string): Kept => kept[game] ?? { chosen: null, own: null, checked: null }

const keep = (game: string, change: Partial<Kept>): void => {
  kept = { ...kept, [game]: { ...of(game), ...change } }
}

/** Where the next table of a game will be; null where there is nothing to choose. */
export const chosenBoard = ({ id, boards }: GameLine): Board | null =>
  of(id).chosen ?? boards[0] ?? null

export const chooseBoard = (game: string, board: Board): void => {
  keep(game, { chosen: board })
}

/** A board of one's own that was taken earlier, to be chosen again. */
export const ownBoard = (game: string): Board | null => of(game).own

export const keepOwn = (game: string, board: Board): void => {
  keep(game, { own: board })
}

export const checkedFile = (game: string): CheckedFile | null => of(game).checked

export const keepChecked = (game: string, checked: CheckedFile): void => {
  keep(game, { checked })
}

/** As a table is asked for. */
export const wanted = (board: Board | null): NewTable['board'] => board?.data ?? board?.id ?? null

/** As a table tells it, with the content where this browser has it. */
export const asBoard = (game: string, { id, title }: NonNullable<TableData['board']>): Board => {
  const own = ownBoard(game)
  return id === null && own?.title === title ? own : { id, title }
}

/** What the page asks of Old London Bridge besides its pieces. */
import { text } from '$lib/words.svelte'
import type { Choice } from '$lib/api'
import type { View } from '../../table/board'
import type { GamePage } from '../games'
import { TILES, type LondonState, type TileName } from './components'
import { londonWords, money } from './words'

function progress(view: View): { period: number; values: number[] } {
  const state = view.state as unknown as LondonState
  return { period: state.round, values: state.money }
}

/** A word of help for each decision. */
function hint(decision: string, view: View): string {
  const state = view.state as unknown as LondonState
  if (decision === 'cards' && view.seats === 2) return text('london-hint-cards-two')
  return text(`london-hint-${decision}`, { value: state.cards_due, count: state.bonus_due })
}

/** Where decisions are made that are not made on the board, with one's own bridge in view. */
const ELSEWHERE: Partial<Record<string, readonly string[]>> = {
  cards: ['hand'],
  noblewoman: ['choices'],
  raise: ['choices'],
  'end-turn': ['choices'],
}

const where = (decision: string): readonly string[] => ELSEWHERE[decision] ?? ['board', 'bridge']

/** The optional questions, each with the tiles that bring it up. */
const QUESTIONS: readonly (readonly [question: string, ...tiles: TileName[]])[] = [
  ['raise', '+1'],
  ['noblewoman', 'noblewoman'],
  ['end-turn', 'take back', 'chapel +2', 'gate +2'],
]

function optional(view: View, seat: number): string[] {
  const state = view.state as unknown as LondonState
  const owned = [state.tiles, state.fresh].map((tiles) => tiles[seat] ?? [])
  const has = (name: TileName): boolean =>
    owned.some((counts) => (counts[TILES.indexOf(name)] ?? 0) > 0)
  return QUESTIONS.filter(([, ...tiles]) => tiles.some(has)).map(([question]) => question)
}

const guide = [
  { id: 'aim', target: 'bridge' },
  { id: 'prompt', target: 'prompt' },
  { id: 'cards', target: 'hand', decision: 'cards' },
  { id: 'order', target: 'order', decision: 'place' },
  { id: 'rondel', target: 'rondel', decision: 'place' },
  { id: 'replace', target: 'bridge', decision: 'place' },
  { id: 'crests', target: 'rondel', decision: 'place' },
  { id: 'tracks', target: 'chapel', decision: 'place' },
  { id: 'scoring', target: 'scoring', decision: 'place' },
]

const NOT_CHOSEN = -1

function chosen(view: View, seat: number): number | null {
  const action = (view.state as unknown as LondonState).choices[seat] ?? NOT_CHOSEN
  return action === NOT_CHOSEN ? null : action
}

/** A single card is picked by its value. */
function key({ facts: { cards } }: Choice): string | null | undefined {
  if (!Array.isArray(cards)) return undefined
  return cards.length === 1 ? String(cards[0]) : null
}

const page: GamePage = {
  words: londonWords,
  pieces: () => import('./pieces'),
  picture: () => import('./Picture.svelte'),
  sign: {
    water: 'M0 38H48V48H0Z',
    stone:
      'M0 26H48V41H43.5Q43 33.2 38 33 33 33.2 32.5 41H27Q26.5 33.2 21.5 33 16.5 33.2 16 41H10.5Q10 33.2 5 33 1.5 33.2 0 37Z',
    bright: 'M4 25V16L9 10 14 16V25ZM17 25V13L23 6 29 13V25ZM32 25V17L37.5 11.5 43 17V25Z',
    line: 'M8.9 10V6.5M23 6V2M37.5 11.5V8',
  },
  score: money,
  short: money,
  progress,
  hint,
  where,
  guide,
  options: () => import('./Options.svelte'),
  optional,
  chosen,
  key,
}

export default page

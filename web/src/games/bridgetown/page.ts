/** What the page asks of Bridgetown Races besides its pieces. */
import { text } from '$lib/words.svelte'
import type { Package } from '$lib/api'
import type { View } from '../../table/board'
import type { GamePage } from '../games'
import { coloursOn, PLAN_ON, SPECIALS, type BridgetownState } from './components'
import { reachOf } from './reach'
import { bridgetownWords, byMode, colours } from './words'

/** Where decisions are made that are not made on the map. */
const ELSEWHERE: Partial<Record<string, readonly string[]>> = {
  plan: ['board', 'wheel'],
  ride: ['board', 'wheel'],
  first: ['choices'],
  exchange: ['exchange'],
}

const ASKED = ['first', 'swap'] as const

const page: GamePage = {
  words: bridgetownWords,
  pieces: () => import('./pieces'),
  picture: () => import('./Picture.svelte'),
  sign: {
    water: 'M0 34H48V48H0Z',
    stone: 'M0 29H48V32.5H0ZM6 31H10V42H6ZM38 31H42V42H38Z',
    bright: 'M23.2 3.5 36 7.4 23.2 11.3Z',
    line: 'M2 30Q8 29 13 21 18 13.5 24 13.5T35 21Q40 29 46 30M13 21V30M18.5 15.4V30M24 13.5V30M29.5 15.4V30M35 21V30M23.2 13.5V3',
  },
  score: colours,
  short: String,
  progress(view: View) {
    const state = view.state as unknown as BridgetownState
    return { period: state.round, values: state.cards.map(coloursOn) }
  },
  hint(decision: string, view: View, found: Package) {
    const state = view.state as unknown as BridgetownState
    if (state.step === PLAN_ON) return text('bridgetown-hint-plan-on')
    if (found.choices.some(({ message }) => message === 'choice-stay'))
      return text('bridgetown-hint-stay')
    const special = state.specials.includes(state.actor) ? 1 : 0
    const left = reachOf(found, undefined)?.distance ?? 0
    return text(`bridgetown-hint-${decision}`, { special, left, by: byMode(state.mode) })
  },
  /** The special actions that a seat still has are offered again and again. */
  optional(view: View, seat: number) {
    const { specials } = view.state as unknown as BridgetownState
    return ASKED.filter((special) => specials[SPECIALS.indexOf(special)] === seat)
  },
  where: (decision) => ELSEWHERE[decision] ?? ['board'],
  guide: [
    { id: 'aim', target: 'board' },
    { id: 'prompt', target: 'prompt' },
    { id: 'wheel', target: 'wheel', decision: 'plan' },
    { id: 'share', target: 'wheel', decision: 'plan' },
    { id: 'specials', target: 'wheel', decision: 'plan', without: 'no_specials' },
    { id: 'cards', target: 'cards', decision: 'plan' },
    { id: 'ride', target: 'wheel', decision: 'ride' },
    { id: 'map', target: 'board', decision: 'step' },
    { id: 'levels', target: 'board', decision: 'step' },
    { id: 'end', target: 'round', decision: 'step' },
  ],
}

export default page

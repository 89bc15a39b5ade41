/** The words of Bridgetown Races, as text/bridgetown/teller.py names them. */
import type { Choice, Facts, GameData } from '$lib/api'
import type { GameWords } from '$lib/teller'
import { series, text, type Arguments } from '$lib/words.svelte'
import { cityOf, type City, MODES, SPECIALS, START } from './components'

/** Names of spaces have commas, dashes and slashes of their own. */
const ONWARD = ' → '

export const modeName = (mode: number): string => text(`mode-${MODES[mode] ?? ''}`)
export const byMode = (mode: number): string => text(`by-${MODES[mode] ?? ''}`)
export const specialName = (special: number): string => text(`special-${SPECIALS[special] ?? ''}`)
export const flagName = (city: City, flag: number): string =>
  text(`flag-${city.colours[flag] ?? ''}`)
export const spaceName = (city: City, space: number): string =>
  space === START ? text('space-start') : (city.spaces[space]?.name ?? '')
/** B6.2: what counts are different colours. */
export const colours = (amount: number | string): string => text('colours', { amount })

export function bridgetownWords(data: GameData): GameWords {
  const city = cityOf(data)
  const bridge = (place: number): string => city.bridges[place] ?? ''
  return {
    id: 'bridgetown',
    points: colours,
    digits: 1,
    /** B6.1: to have all bridges is a victory, not a number of colours. */
    worth: (amount) => (amount === 0 ? '' : undefined),
    shown: { moved: 'bridgetown-moved-to' },
    notable: new Set(['flag-taken', 'flag-exchanged', 'must-walk', 'may-walk', 'round', 'swapped']),
    untold: new Set(['step', 'only-choice']),
    quiet: new Set(['rides', 'lapsed', 'flag-laid']),
    list(name, values) {
      if (name === 'bridges') return series(values.map((place) => bridge(Number(place))))
      if (name === 'spaces')
        return values.map((space) => spaceName(city, Number(space))).join(ONWARD)
      return undefined
    },
    fact(name, value) {
      if (typeof value === 'string') return value
      switch (name) {
        case 'bridge':
        case 'other':
          return bridge(value)
        case 'flag':
        case 'other_flag':
        case 'old':
          return flagName(city, value)
        case 'mode':
          return modeName(value)
        case 'special':
          return specialName(value)
        case 'space':
        case 'here':
        case 'entry':
          return spaceName(city, value)
        default:
          return undefined
      }
    },
    /** B3.7, B3.11: how far, and why; B1.6: what a special action is. */
    lead: ({ message, facts }: Choice) => {
      const doubled = message === 'choice-ride-double' ? 1 : 0
      const { distance, speed, shared, possible, special } = facts
      const far = { distance, speed, shared, possible, doubled } as Arguments
      return [
        speed === undefined ? '' : text('bridgetown-far', far),
        special === undefined ? '' : text(`bridgetown-about-${SPECIALS[Number(special)] ?? ''}`),
        matchMedia('(hover: none)').matches ? text('bridgetown-tap-again') : '',
      ]
        .filter(Boolean)
        .join(' ')
    },
    /** B3.5: a special action is not the end of the turn. */
    caution: ({ message, next }: Choice) =>
      message === 'choice-plan-special' && next === 'plan'
        ? text('bridgetown-caution-special')
        : undefined,
    more: ({ mode, spaces }: Facts): Arguments => ({
      ...(typeof mode === 'number' ? { by: byMode(mode) } : {}),
      ...(Array.isArray(spaces) ? { end: spaceName(city, Number(spaces.at(-1))) } : {}),
    }),
  }
}

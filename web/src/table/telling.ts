/** Which events are told as the story of the game. */
import type { EventData } from '$lib/api'
import type { Teller } from '$lib/teller'

/** Said in other words by the lines around them, or told at the end in one table. */
const UNTOLD = new Set(['chose', 'own-choice', 'score', 'rank'])
/** True, but not what the story is about. */
const QUIET = new Set([
  'strength',
  'top',
  'bonus-top',
  'tile-used',
  'stack-empty',
  'turn',
  'only-choice',
])

export const tellable = (event: EventData): boolean => !UNTOLD.has(event.kind)
export const isQuiet = (event: EventData): boolean => QUIET.has(event.kind)

/** What somebody wants to hear who has only a moment. */
export const isNews = (event: EventData): boolean =>
  tellable(event) && !isQuiet(event) && event.kind !== 'round'

/** Some events in one paragraph. */
export const told = (events: readonly EventData[], teller: Teller): string =>
  events
    .filter(tellable)
    .map((event) => teller.event(event))
    .join(' ')

/** What the page asks of Plank Bridge besides its pieces. */
import { text } from '$lib/words.svelte'
import type { GamePage } from '../games'
import { planksOf } from './planks'

const coins = (amount: number | string): string => text('planks-coins', { amount })

const page: GamePage = {
  words: () => ({
    id: 'planks',
    points: coins,
    untold: new Set(),
    quiet: new Set(),
    fact: () => undefined,
    list: () => undefined,
  }),
  pieces: () => import('./pieces'),
  picture: () => import('./Picture.svelte'),
  score: coins,
  short: String,
  progress(view) {
    const planks = planksOf(view)
    const values = Array.from(
      { length: view.seats },
      (_, seat) => planks.filter((owner) => owner === seat).length,
    )
    return { period: planks.length + 1, values }
  },
  hint: (decision) => text(`planks-hint-${decision}`),
  where: () => ['board'],
  guide: [],
}

export default page

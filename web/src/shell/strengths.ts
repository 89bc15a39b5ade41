/** How strong the computers are that one plays against. */
import { prefs } from '$lib/prefs.svelte'

/** For a newcomer; whoever has chosen others meets those again. */
const USUAL = 'apprentice'
const USUAL_COUNT = 2

const usual = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL)

/** The opponents of the next game, at most so many. What is not there any more is replaced. */
export function opponents(game: string, bots: readonly string[], most: number): string[] {
  const chosen = prefs.opponents[game] ?? Array<string>(USUAL_COUNT).fill(USUAL)
  return chosen.slice(0, most).map((bot) => (bots.includes(bot) ? bot : usual(bots)))
}

export function chooseOpponents(game: string, strengths: readonly string[]): void {
  prefs.opponents[game] = [...strengths]
}

/** The strength of a computer that is not asked for by name. */
export const anyComputer = (game: string, bots: readonly string[]): string =>
  opponents(game, bots, 1)[0] ?? usual(bots)

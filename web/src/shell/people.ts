/** Who sits down. */
import type { Person } from '$lib/api'
import { COLOURS, prefs, type Colour } from '$lib/prefs.svelte'
import { text } from '$lib/words.svelte'

/** As the server has it. */
export const LONGEST_NAME = 24

/** The reader, with a name in any case. */
export function me(): Person {
  const name = prefs.name.trim()
  return { name: name === '' ? text('settings-guest') : name, colour: prefs.colour }
}

export const freeColour = (taken: readonly (Colour | null)[]): Colour =>
  COLOURS.find((colour) => !taken.includes(colour)) ?? prefs.colour

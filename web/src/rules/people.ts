/** The people of the worked examples, in every game. */
import type { Colour } from '$lib/prefs.svelte'

export interface Person {
  name: string
  colour: Colour
}

export const ADA: Person = { name: 'Ada', colour: 'red' }
export const BEN: Person = { name: 'Ben', colour: 'teal' }
export const CLEO: Person = { name: 'Cleo', colour: 'gold' }
export const DAN: Person = { name: 'Dan', colour: 'violet' }

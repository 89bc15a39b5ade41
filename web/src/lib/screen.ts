/** What kind of screen somebody has. */
import { MediaQuery } from 'svelte/reactivity'

/** One where only a part of the table is in sight. */
export const phone = new MediaQuery('(max-width: 699px)')

/** One that a finger points at, without hovering before. */
export const touch = new MediaQuery('(hover: none)')

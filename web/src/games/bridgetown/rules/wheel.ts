/** The transport wheel of the worked examples, with the speeds and colours of Portland. */
import { text } from '$lib/words.svelte'
import { COLOURS, SPEEDS } from './scraps'

const MODES = ['walk', 'bike', 'blades', 'bus', 'car', 'taxi', 'moto', 'streetcar'] as const
const SPECIALS = ['first', 'double', 'swap'] as const

export const wheelModes = (): { label: string; speed: number; colour: string }[] =>
  MODES.map((name, mode) => ({
    label: text(`mode-${name}`),
    speed: SPEEDS[mode] ?? 0,
    colour: COLOURS[mode] ?? '',
  }))

/** In a small picture their names would be too small to be read. */
export const namelessSpecials = (): { label: string }[] => SPECIALS.map(() => ({ label: '' }))

export const wheelSpecials = (): { label: string }[] =>
  SPECIALS.map((name) => ({ label: text(`special-${name}`) }))

/**
 * How the final scoring is chosen: each of the four scorings is `base`, `random` or the face of a
 * scoring tile such as `L8.3`; for all four there are ready-made choices.
 */
import type { TableData } from '$lib/api'
import { text } from '$lib/words.svelte'
import type { Choice } from '../../shell/options'

type Options = TableData['options']
export type Preset = 'usual' | 'random' | 'chosen'
export const PRESETS: readonly Preset[] = ['usual', 'random', 'chosen']
const VALUE = { usual: 'base', random: 'random' }

/** Which of the ready-made choices the options are. */
export function presetOf(scorings: readonly Choice[], options: Options): Preset {
  for (const preset of ['usual', 'random'] as const)
    if (scorings.every(({ name }) => options[name] === VALUE[preset])) return preset
  return 'chosen'
}

export const presetOptions = (scorings: readonly Choice[], preset: 'usual' | 'random'): Options =>
  Object.fromEntries(scorings.map(({ name }) => [name, VALUE[preset]]))

export const scoringName = ({ name }: Choice): string => capital(text(`slot-${name}`))

/** The face of a scoring tile is named by its rule. */
export const isFace = (value: string): boolean => value !== 'base' && value !== 'random'

export function valueName(value: string): string {
  if (!isFace(value)) return text(`london-options-${value === 'base' ? 'usual' : 'random'}`)
  return capital(text(`face-${value.replace('.', '-')}`))
}

/** The whole of it, where a narrow menu cuts the name short. */
export function valueNote({ name }: Choice, value: string): string {
  if (value === 'random') return capital(text('london-options-drawn'))
  if (value === 'base') return capital(text(`option-london-${name}-base`))
  return valueName(value)
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

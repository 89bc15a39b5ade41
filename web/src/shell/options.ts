/**
 * The options of a game, put into words. A scoring is `base`, `random` or the face of a scoring
 * tile such as `L8.3`; a flag is a boolean.
 */
import type { GameData } from '$lib/api'
import { text } from '$lib/words.svelte'

type Option = GameData['options'][number]
export type Options = Record<string, string | boolean>
export type Preset = 'usual' | 'random' | 'chosen'
export const PRESETS: readonly Preset[] = ['usual', 'random', 'chosen']
const VALUE = { usual: 'base', random: 'random' }

export interface Scoring {
  name: string
  values: string[]
}

const isScoring = (option: Option): option is Option & Scoring =>
  typeof option.values[0] === 'string'

export const scorings = (data: GameData): Scoring[] => data.options.filter(isScoring)

export const flags = (data: GameData): string[] =>
  data.options.filter((option) => !isScoring(option)).map((option) => option.name)

/** Which of the ready-made choices the options are. */
export function presetOf(data: GameData, options: Options): Preset {
  const names = scorings(data).map((scoring) => scoring.name)
  for (const preset of ['usual', 'random'] as const)
    if (names.every((name) => options[name] === VALUE[preset])) return preset
  return 'chosen'
}

export const presetOptions = (data: GameData, preset: 'usual' | 'random'): Options =>
  Object.fromEntries(scorings(data).map((scoring) => [scoring.name, VALUE[preset]]))

export const scoringName = (scoring: Scoring): string => capital(text(`slot-${scoring.name}`))

/** The face of a scoring tile is named by its rule. */
export const isFace = (value: string): boolean => value !== 'base' && value !== 'random'

export function valueName(value: string): string {
  if (!isFace(value)) return text(value === 'base' ? 'lobby-usual' : 'lobby-random')
  return capital(text(`face-${value.replace('.', '-')}`))
}

/** The whole of it, where a narrow menu cuts the name short. */
export function valueNote(game: string, scoring: Scoring, value: string): string {
  if (value === 'random') return capital(text('option-drawn'))
  if (value === 'base') return capital(text(`option-${game}-${scoring.name}-base`))
  return valueName(value)
}

export const flagMessage = (game: string, flag: string): string =>
  `option-${game}-${flag.replaceAll('_', '-')}`

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

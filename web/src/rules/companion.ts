/** What a game adds to the text of its rules: drawings, and the values printed on its components. */
import type { GameData } from '$lib/api'
import type { Component } from 'svelte'

/** One table of the component file, in words. */
export interface ValueTable {
  name: string
  /** Where its values come from. */
  source: string
  /** Nobody could look them up: they are our choice, or follow from what is known. */
  ours: boolean
  /** What is known and what is ours; null where there is nothing to add to the source. */
  known: string | null
  lines: readonly string[]
}

export interface Companion {
  /** The game in one minute. */
  Minute: Component
  /** By rule: the figures that stand beside it. */
  examples: Readonly<Record<string, readonly Component[]>>
  values: (data: GameData) => ValueTable[]
}

type Loader = () => Promise<{ default: Companion }>

const found = import.meta.glob<{ default: Companion }>('../games/*/rules/companion.ts')

/** By game: a folder of its own is all that a game needs to be found here. */
export const COMPANIONS: Readonly<Record<string, Loader>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? path, load]),
)

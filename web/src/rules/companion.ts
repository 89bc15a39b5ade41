/** What a game adds to the text of its rules: drawings, and the values printed on its components. */
import type { GameData } from '$lib/api'
import type { Component } from 'svelte'

/** One table of the component file, in words. */
export interface ValueTable {
  name: string
  source: string
  /** What is known and what is ours; null where everything is stated in the sources. */
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

export const COMPANIONS: Readonly<Record<string, () => Promise<{ default: Companion }>>> = {
  london: () => import('../games/london/rules/companion'),
}

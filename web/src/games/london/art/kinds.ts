/** The words that the drawings share with whoever composes them. */
import type { Colour } from '$lib/prefs.svelte'

export type BuildingType = 0 | 1 | 2 | 3 | 4 | 5 // chapel, gate, hostelry, haberdasher, guild house, park
export type Crest = 'blue' | 'gray' | 'green' | 'orange' | 'all'
export type { Colour as PlayerColour } from '$lib/prefs.svelte'
export type SiteMark = 'target' | 'ghost' | 'dim'
export type Space = '1' | '2' | '3' | 'X'
export type CardFace = 0 | 1 | 2 | 3 | 4 | 'back' // builder, merchant, noblewoman, cleric, nobleman
export type TileFace = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'back'
export type RoundFace = 1 | 2 | 3 | 'back'

export interface House {
  id: number
  type: BuildingType
  number: number | null
  crest: Crest
}

/** A site of a bridge and what stands there. */
export interface Site {
  index: number
  house: House | null
  mark: SiteMark | undefined
}

export interface TrackMarker {
  seat: number
  colour: Colour
  /** 0 before the first space, or on the stairs of the chapel track. */
  space: number
  /** 0 lies on top. */
  order: number
  /** On the stairs: 0 to 3 for A to D; without it the order counts. */
  step?: number
}

/** The components and the state of Old London Bridge, as the server sends them. */
import type { GameData } from '$lib/api'
import type { BuildingType, Crest, House, Space } from './art/kinds'

export const CENTRE = 6
export const SITES = 12
export const NOBODY = -1
const FIRST_PARK = 61
const TYPES = ['chapel', 'gate', 'hostelry', 'haberdasher', 'guild house', 'park']
const CRESTS: readonly Crest[] = ['blue', 'gray', 'green', 'orange']
const PARK = 5
/** The bonus tiles by number, under the names that the engine's data and actions use. */
export const TILES = [
  'share',
  'free centre',
  'x',
  'take back',
  'chapel +2',
  'gate +2',
  '+1',
  'noblewoman',
] as const
export type TileName = (typeof TILES)[number]

interface Data {
  buildings: { tiles: [number, string, Crest][] }
  parks: { crests: Crest[] }
  rondel: { stacks: string[]; spaces: Space[]; centre_price: number }
  chapel_track: PrintedTrack
  gate_track: PrintedTrack
  scoring: { places: number[]; empty_sites: number[]; unused_tile: number }
}

interface PrintedTrack {
  spaces: number
  money: [space: number, pounds: number][]
  /** The spaces that give a bonus tile. */
  bonus?: number[]
}

/** The printed values, for whoever draws or names them. */
export class Components {
  private readonly data: Data
  private readonly houses = new Map<number, House>()
  /** The types of the six stacks, clockwise from the top. */
  readonly stacks: readonly BuildingType[]

  constructor(game: GameData) {
    this.data = game.data as unknown as Data
    for (const [number, type, crest] of this.data.buildings.tiles)
      this.houses.set(number, {
        id: number,
        type: TYPES.indexOf(type) as BuildingType,
        number,
        crest,
      })
    CRESTS.forEach((crest, index) => {
      const id = FIRST_PARK + index
      this.houses.set(id, { id, type: PARK, number: null, crest })
    })
    this.stacks = this.data.rondel.stacks.map((name) => TYPES.indexOf(name) as BuildingType)
  }

  house(id: number): House {
    const found = this.houses.get(id)
    if (!found) throw new Error(`no building ${String(id)}`)
    return found
  }

  typeName = (type: number): string => TYPES[type] ?? ''
  get spaces(): readonly Space[] {
    return this.data.rondel.spaces
  }
  get centrePrice(): number {
    return this.data.rondel.centre_price
  }
  get scoring(): Data['scoring'] {
    return this.data.scoring
  }
  track(kind: 'chapel' | 'gate'): PrintedTrack {
    return this.data[`${kind}_track`]
  }
}

/** A view's state: columns, described in docs/library.md. */
export interface LondonState {
  round: number
  asking: string
  actor: number
  turn: number
  order: number[]
  order_cards: number[]
  faces: number[]
  markers: number[]
  rondel: number
  tops: number[]
  /** How many buildings each stack has, the top included. */
  stacks: number[]
  bonus_tops: number[]
  bonus_unseen: number[][]
  supply: number[]
  removed: number[]
  chapel_order: number[]
  gate_order: number[]
  money: number[]
  hands: number[][]
  choices: number[]
  played: number[][]
  raised: number[][]
  bridges: number[][]
  tiles: number[][]
  fresh: number[][]
  chapel: number[]
  gate: number[]
  pawns: number[]
  building: number
  opened: number
  bonus_due: number
  cards_due: number
}

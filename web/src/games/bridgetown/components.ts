/** A city and the state of Bridgetown Races, as the server sends them. */
import type { ActionData, GameData, MapData } from '$lib/api'

/** The modes of transport and the special actions in the order of their numbers. */
export const MODES = ['walk', 'bike', 'blades', 'bus', 'car', 'taxi', 'moto', 'streetcar'] as const
export const SPECIALS = ['first', 'double', 'swap'] as const
type ModeName = (typeof MODES)[number]

export const START = -1
export const NO_FLAG = -1
export const NOBODY = -1
export const ROUNDS = 5
/** B3.5: the step at which a special action is followed by a mode. */
export const PLAN_ON = 'plan-on'

interface Data {
  name: string
  entry: { space: string }
  modes: Record<ModeName, { speed: number; colour: string }>
  bridges: { streetcar: string; list: { id: string; name: string; spaces: string[] }[] }
  spaces: { list: { id: string; name: string }[] }
  overpasses: { list: { name: string; upper: string; lower: string }[] }
  rails: { lines: string[] }
}

/** What a space is besides its name: drawn as a sign, and told to whoever points at it. */
type Trait = 'bridge' | 'rail' | 'upper' | 'lower'

export interface Place {
  id: string
  name: string
  traits: readonly Trait[]
}

/** The city of a table, for whoever draws or names its parts. */
export class City {
  readonly name: string
  readonly spaces: readonly Place[]
  readonly bridges: readonly string[]
  /** By mode: its base speed and the colour of its flags. */
  readonly speeds: readonly number[]
  readonly colours: readonly string[]

  constructor(game: GameData) {
    const data = game.data as unknown as Data
    this.name = data.name
    this.bridges = data.bridges.list.map((bridge) => bridge.name)
    this.speeds = MODES.map((mode) => data.modes[mode].speed)
    this.colours = MODES.map((mode) => data.modes[mode].colour)
    const rails = new Set(data.rails.lines.flatMap((line) => line.split(' - ')))
    const over = data.bridges.list.flatMap((bridge) => bridge.spaces)
    const upper = data.overpasses.list.map((overpass) => overpass.upper)
    const lower = data.overpasses.list.map((overpass) => overpass.lower)
    this.spaces = data.spaces.list.map(({ id, name }) => {
      const traits: Trait[] = []
      if (over.includes(id)) traits.push('bridge')
      if (rails.has(id)) traits.push('rail')
      if (upper.includes(id)) traits.push('upper')
      if (lower.includes(id)) traits.push('lower')
      return { id, name, traits }
    })
  }
}

/** A view's state: columns, described in docs/library.md. */
export interface BridgetownState {
  round: number
  step: string
  asking: string
  actor: number
  first: number
  queue: number[]
  /** On the bridges, by river order. */
  flags: number[]
  bag: number[]
  aside: number
  specials: number[]
  modes: number[][]
  racers: number[]
  cards: number[][]
  mode: number
  double: number
  path: number[]
  taking: number[]
}

type Point = [x: number, y: number]

/** Where things are on the map of a city, in the units of its drawing. */
export interface CityPlaces {
  spaces: Point[]
  /** By bridge: where the foot of its flag stands. */
  flags: Point[]
  /** By round. */
  barges: Point[]
  /** Where the racers wait. */
  start: Point
  /** For each pair of neighbours the line from the first to the second: x, y, x, y and so on. */
  links: [from: number, to: number, line: number[]][]
}

export const placesOf = (map: MapData): CityPlaces => map.places as unknown as CityPlaces

/** Where a racer is, also on its way. */
export const standing = (state: BridgetownState, seat: number): number =>
  (seat === state.actor ? state.path.at(-1) : undefined) ?? state.racers[seat] ?? START

/** B6.2: the different colours on a card. */
export const coloursOn = (card: readonly number[]): number =>
  new Set(card.filter((flag) => flag !== NO_FLAG)).size

/** Which actions a piece of the table stands for. */
export class Actions {
  private readonly byNotation: Map<string, number>

  constructor(private readonly all: readonly ActionData[]) {
    this.byNotation = new Map(all.map((action) => [action.notation, action.id]))
  }

  private named(...notations: string[]): number[] {
    return notations.flatMap((notation) => this.byNotation.get(notation) ?? [])
  }

  /** A sector of the wheel: to plan with, and later to ride. */
  mode(mode: number): number[] {
    const name = MODES[mode] ?? ''
    return this.named(`plan ${name}`, `ride ${name}`, `ride ${name} double`)
  }

  /** A special action: to plan, and later to use. */
  special(special: number): number[] {
    const name = SPECIALS[special] ?? 'first'
    const uses = {
      first: this.named('first'),
      double: this.ofKind('ride double'),
      swap: this.ofKind('swap'),
    }
    return [...this.named(`plan ${name}`), ...uses[name]]
  }

  exchange(): number[] {
    return this.named('exchange')
  }

  private ofKind(wanted: string): number[] {
    return this.all.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  }

  step(city: City, space: number): number[] {
    return this.named(`to ${city.spaces[space]?.id ?? ''}`)
  }

  /** B4.4: to stay where one is, instead of walking one space. */
  stay(): number[] {
    return this.named('stay')
  }

  /** All exchanges of flags in which a bridge takes part; with another one, only theirs. */
  swaps(bridge: number, other: number | null = null): number[] {
    const takesPart = ({ facts }: ActionData, one: number): boolean =>
      facts.bridge === one || facts.other === one
    return this.all
      .filter(({ kind }) => kind === 'swap')
      .filter((action) => takesPart(action, bridge) && (other === null || takesPart(action, other)))
      .map((action) => action.id)
  }
}

/** Made once for each game, however often a component asks for them. */
const cities = new WeakMap<GameData, City>()
const actions = new WeakMap<GameData, Actions>()

export function cityOf(game: GameData): City {
  const known = cities.get(game) ?? new City(game)
  cities.set(game, known)
  return known
}

export function actionsOf(game: GameData): Actions {
  const known = actions.get(game) ?? new Actions(game.actions)
  actions.set(game, known)
  return known
}

/** Where a move can lead: the complete ways that the server sends with a decision. */
import type { ActionData, Package } from '$lib/api'
import type { CityPlaces } from './components'

/** Complete moves with one end that cross the same bridges and take the same flags. */
export interface Way {
  end: number
  /** Crossed, in river order. */
  bridges: readonly number[]
  /** Bridges whose flag would be taken, or could be exchanged. */
  flags: readonly number[]
  /** One example: every space from where it begins to its end. */
  path: readonly number[]
}

interface Reach {
  mode: number
  double: boolean
  distance: number
  ways: readonly Way[]
}

interface Aid {
  mode: number
  double: boolean
  distance: number
  ends: [end: number, bridges: number[], flags: number[], path: number[]][]
}

function reaches({ aids }: Package): Reach[] {
  const routes = (aids.routes ?? []) as Aid[]
  return routes.map(({ ends, ...mode }) => ({
    ...mode,
    ways: ends.map(([end, bridges, flags, path]) => ({ end, bridges, flags, path })),
  }))
}

/** What can be reached with the action that is pointed at, or on the way that was begun. */
export function reachOf(found: Package, pointed: ActionData | undefined): Reach | undefined {
  const all = reaches(found)
  if (found.decision === 'step') return all[0]
  const mode = pointed?.facts.mode
  return all.find((one) => one.mode === mode && one.double === (pointed?.kind === 'ride double'))
}

/** The spaces to come. */
export const ahead = ({ path }: Way): readonly number[] => path.slice(1)

/** The ways by their ends; those that take most flags come first. */
export function byEnd(ways: readonly Way[]): Map<number, Way[]> {
  const found = new Map<number, Way[]>()
  for (const way of [...ways].sort((a, b) => b.flags.length - a.flags.length))
    found.set(way.end, [...(found.get(way.end) ?? []), way])
  return found
}

/** The lines of a map, along which racers go. */
export class Lines {
  private readonly links = new Map<string, readonly number[]>()

  constructor(private readonly places: CityPlaces) {
    for (const [a, b, points] of places.links) {
      this.links.set(`${String(a)}-${String(b)}`, points)
      this.links.set(`${String(b)}-${String(a)}`, turned(points))
    }
  }

  at(space: number): readonly [number, number] {
    return this.places.spaces[space] ?? this.places.start
  }

  /** The path along some spaces, for a drawing. */
  along(spaces: readonly number[]): string {
    const points = spaces.flatMap((space, index) => {
      const from = index === 0 ? undefined : spaces[index - 1]
      const link = this.links.get(`${String(from)}-${String(space)}`)
      return link ? pairs(link).slice(1) : [this.at(space)]
    })
    return 'M' + points.map(([x, y]) => `${String(x)} ${String(y)}`).join('L')
  }
}

const pairs = (flat: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0])

const turned = (flat: readonly number[]): number[] => pairs(flat).reverse().flat()

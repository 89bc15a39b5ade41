/** The words of the worked examples' drawings. */

export type Point = readonly [x: number, y: number]

/** A space with rails, on a bridge, on the upper or the lower level of an overpass, or none of these. */
export type StopKind = 'plain' | 'rail' | 'bridge' | 'upper' | 'lower'

/** Modes of transport, in the order of the rules, with their colours and base speeds in Portland. */
export const WALK = 0
export const BIKE = 1
export const BLADES = 2
export const BUS = 3
export const CAR = 4
export const TAXI = 5
export const MOTO = 6
export const STREETCAR = 7

export const COLOURS = [
  'white', 'green', 'orange', 'red', 'black', 'yellow', 'purple', 'blue',
] as const // prettier-ignore
export const SPEEDS = [1, 2, 2, 3, 3, 4, 4, 5] as const

/** A place without a flag. */
export const NONE = -1

export const FIRST = 0
export const DOUBLE = 1
export const SWAP = 2

export const colourOf = (mode: number): string => COLOURS[mode] ?? ''

/** A line through the points. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The point that lies `far` beyond `from` on the way to `to`. */
export function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay)
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length]
}

/** Where things lie on the planning wheel, whose middle is (0, 0). */

export const MODES = 8
export const SPECIALS = 3
export const RIM = 148
export const RING = 117
export const HUB = 75

const SEAT_STEP = 16

export interface Spot {
  x: number
  y: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A point by its distance from the middle and its angle, clockwise from the top. */
function polar(radius: number, degrees: number): Spot {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

/** Where the middle of a mode's sector points to: the first to the top, the rest clockwise. */
const sectorAngle = (mode: number): number => (mode * 360) / MODES

/** The outline of a piece of a ring, drawn so far inside its edges. Without a hole it has a tip. */
function slice(middle: number, width: number, hole: number, rim: number, inset: number): string {
  const outer = rim - inset
  const inner = hole + inset
  const corner = (radius: number, side: number): string => {
    const aside = (Math.asin(inset / radius) * 180) / Math.PI
    const { x, y } = polar(radius, middle + side * (width / 2 - aside))
    return `${x} ${y}`
  }
  const edge = `M${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}`
  if (hole > 0) return `${edge}L${corner(inner, 1)}A${inner} ${inner} 0 0 0 ${corner(inner, -1)}Z`
  const tip = polar(inset / Math.sin((width * Math.PI) / 360), middle)
  return `${edge}L${tip.x} ${tip.y}Z`
}

/** The outline of a mode's sector; with an inset, for marks that lie inside it. */
export const sectorPath = (mode: number, inset = 0): string =>
  slice(sectorAngle(mode), 360 / MODES, HUB, RIM, inset)

/** The coloured part of a mode's sector. */
export const ringPath = (mode: number): string =>
  slice(sectorAngle(mode), 360 / MODES, RING, RIM, 0)

/** The outline of a special action's part of the hub; with an inset, for marks inside it. */
export const specialPath = (special: number, inset = 0): string =>
  slice((special * 360) / SPECIALS, 360 / SPECIALS, 0, HUB, inset)

/** A place on the middle line of a mode's sector. */
export const sectorSpot = (mode: number, radius: number): Spot => polar(radius, sectorAngle(mode))

/** Places side by side across a sector, read from left to right, or downwards at the sides. */
function across(mode: number, radius: number, step: number, places: number): Spot[] {
  const angle = sectorAngle(mode)
  const turn = (step / radius) * (180 / Math.PI)
  const spots = Array.from({ length: places }, (_, place) =>
    polar(radius, angle + (place - (places - 1) / 2) * turn),
  )
  // In the lower half clockwise runs from right to left, and on the left side upwards.
  return angle > 90 && angle <= 270 ? spots.reverse() : spots
}

/** The places for coordinators on a mode, near the hub. */
export const seatSpots = (mode: number, places: number): Spot[] =>
  across(mode, HUB + 12, SEAT_STEP, places)

/** The places of a mode's speed and of the mark beside it; without a mark both are in the middle. */
export function numberSpots(mode: number, marked: boolean): [speed: Spot, mark: Spot] {
  const radius = RING - 13
  const [speed, mark] = across(mode, radius, 21, 2)
  const middle = sectorSpot(mode, radius)
  return marked && speed && mark ? [speed, mark] : [middle, middle]
}

/** How much the players on a mode add to its speed, with its sign; nothing for nothing. */
export function difference(speed: number, distance: number): string {
  if (distance === speed) return ''
  return distance > speed ? `+${distance - speed}` : `−${speed - distance}`
}

import { describe, expect, it } from 'vitest'
import {
  difference,
  HUB,
  MODES,
  numberSpots,
  RIM,
  RING,
  seatSpots,
  sectorPath,
  specialPath,
  type Spot,
} from './wheel'

const far = ({ x, y }: Spot): number => Math.hypot(x, y)
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
const corners = (path: string): Spot[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[ALZ])/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

describe('the wheel', () => {
  it('seats the coordinators of all modes without covering one another', () => {
    const seats = Array.from({ length: MODES }, (_, mode) => seatSpots(mode, 4)).flat()
    seats.forEach((seat, index) => {
      for (const other of seats.slice(index + 1)) expect(apart(seat, other)).toBeGreaterThan(15)
    })
  })

  it('keeps the seats between the hub and the coloured ring', () => {
    for (const seat of seatSpots(5, 4)) {
      expect(far(seat)).toBeGreaterThan(HUB + 8)
      expect(far(seat)).toBeLessThan(RING - 8)
    }
  })

  it.each([0, 1, 3, 4, 5, 7])('fills the seats of mode %i from the left', (mode) => {
    const across = seatSpots(mode, 4).map(({ x }) => x)
    expect(across).toEqual(across.toSorted((a, b) => a - b))
  })

  it.each([2, 6])(
    'fills the seats of mode %i from above, as they stand one below another',
    (mode) => {
      const down = seatSpots(mode, 4).map(({ y }) => y)
      expect(down).toEqual(down.toSorted((a, b) => a - b))
    },
  )

  it('makes room beside a speed for its mark', () => {
    const [alone] = numberSpots(2, false)
    const [speed, mark] = numberSpots(2, true)
    expect(alone.y).toBe(0)
    expect(apart(speed, mark)).toBeGreaterThan(18)
  })

  it('draws the sector of each mode from the hub to the rim', () => {
    expect(corners(sectorPath(3)).map((corner) => Math.round(far(corner)))).toEqual([
      RIM,
      RIM,
      HUB,
      HUB,
    ])
  })

  it('draws marks inside the outline', () => {
    const [outer, , inner] = corners(sectorPath(0, 4))
    expect(outer && far(outer)).toBeCloseTo(RIM - 4, 1)
    expect(inner && far(inner)).toBeCloseTo(HUB + 4, 1)
    expect(corners(specialPath(0, 3)).at(-1)).toEqual({ x: 0, y: -3.46 })
  })

  it('tells how far the others carry a mode beyond its speed', () => {
    expect(difference(4, 6)).toBe('+2')
    expect(difference(5, 1)).toBe('−4')
    expect(difference(4, 4)).toBe('')
  })
})

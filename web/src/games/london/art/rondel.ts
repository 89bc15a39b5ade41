/** Where things lie on the rondel, whose middle is (0, 0) and whose rim has the radius 100. */

import { arc, once, Sketch, type Layer, type Point } from './ink'

export const RIM = 100
export const HUB = 33
const PLACE = 65

/** The middle of the outer space at a place: 0 at the top, then clockwise; six of them. */
export function outerSpot(place: number, radius = PLACE): { x: number; y: number } {
  const angle = ((place * 60 - 90) * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** The outline of the outer space at a place, for targets and focus rings. */
export function wedge(place: number, inner = HUB + 2, outer = 90): string {
  const edge = (radius: number, degrees: number): string => {
    const a = (degrees * Math.PI) / 180
    return `${(radius * Math.cos(a)).toFixed(2)} ${(radius * Math.sin(a)).toFixed(2)}`
  }
  const from = place * 60 - 119
  const to = place * 60 - 61
  return `M${edge(outer, from)}A${outer} ${outer} 0 0 1 ${edge(outer, to)}L${edge(inner, to)}A${inner} ${inner} 0 0 0 ${edge(inner, from)}Z`
}

/** A brass nail. */
const nail = ([x, y]: Point): string => `M${x - 3} ${y}a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z`

/** The wooden disc, with its boards, rim and pegs. */
export function disc(): readonly Layer[] {
  return once('rondel', () => {
    const s = new Sketch(77, 1.3)
    s.area('url(#lb-disc)', 'M0-100A100 100 0 1 1 0 100 100 100 0 1 1 0-100Z')
    for (let i = 0; i < 6; i++) {
      s.area(i % 2 ? 'var(--lb-rondel-1)' : 'var(--lb-rondel-2)', wedge(i))
    }
    // Grain
    for (let i = 0; i < 6; i++) {
      for (let r = 42; r < 90; r += 6) {
        const from = i * 60 - 116 + Math.abs(s.jitter(26))
        s.stroke(
          arc(0, 0, r + s.jitter(2), r + s.jitter(2), from, from + 9 + s.jitter(5)),
          0.6,
          'var(--lb-wood-shade)',
        )
      }
    }
    s.stroke(arc(0, 0, 99, 99, -90, 272), 2.2).stroke(arc(0, 0, 91, 91, 30, 392), 1.3)
    s.stroke(arc(0, 0, 95, 95, 20, 110), 0.6, 'var(--lb-hatch)')
    for (let i = 0; i < 6; i++) {
      const a = i * 60 - 60
      const [p] = arc(0, 0, 36, 36, a, a + 1)
      const [q] = arc(0, 0, 91, 91, a, a + 1)
      if (p && q) {
        s.line(p[0], p[1], q[0], q[1], 1.8)
        s.area('url(#lb-coin)', nail(q)).stroke(arc(q[0], q[1], 3, 3, 0, 370), 1)
      }
      // The shadow that gathers at the rim on the lower right
      for (let t = 0; t < 12; t++) {
        const b = i * 60 - 90 + t * 5
        if (b < -20 || b > 110) continue
        const [u] = arc(0, 0, 92, 92, b, b + 1)
        const [v] = arc(0, 0, 98, 98, b + 2, b + 3)
        if (u && v) s.line(u[0], u[1], v[0], v[1], 0.7, 'var(--lb-hatch)')
      }
    }
    return s
  })
}

/** The pointers that turn with the disc, one outside each space. */
export function pointers(): readonly Layer[] {
  return once('pointers', () => {
    const s = new Sketch(3, 1.2)
    for (let i = 0; i < 6; i++) {
      const tip = outerSpot(i, 108)
      const [a] = arc(0, 0, 98, 98, i * 60 - 95, i * 60 - 94)
      const [b] = arc(0, 0, 98, 98, i * 60 - 86, i * 60 - 85)
      if (!a || !b) continue
      s.wash('gold', [a, [tip.x, tip.y], b], 0.3).ring([a, [tip.x, tip.y], b], 1.2)
    }
    return s
  })
}

export function hub(): readonly Layer[] {
  return once('hub', () => {
    const s = new Sketch(21, 1.3)
    s.wash('stone', arc(0, 0, 33, 33, 0, 352), 0.2)
    s.bloom('lift', -9, -10, 12, 8, 0.3).bloom('stone-shade', 8, 14, 13, 7, 0.25)
    s.stroke(arc(0, 0, 33, 33, -90, 275), 2).stroke(arc(0, 0, 28.5, 28.5, 100, 455), 0.8)
    for (let a = 0; a < 360; a += 15) {
      const [p] = arc(0, 0, 29.4, 29.4, a, a + 1)
      const [q] = arc(0, 0, 32, 32, a + 3, a + 4)
      if (p && q) s.line(p[0], p[1], q[0], q[1], 0.8)
    }
    return s
  })
}

/** The X: two strokes of a broad brush. */
export function cross(): readonly Layer[] {
  return once('x', () =>
    new Sketch(8)
      .stroke('-15,-14 -5,-6 5,6 16,15', 8.5, 'var(--lb-x)')
      .stroke('15,-15 5,-5 -6,6 -15,16', 8, 'var(--lb-x)')
      .stroke('-16,-9 -10,-5 -6,-1', 1.2, 'var(--lb-x)')
      .stroke('6,9 11,14 14,18', 1.3, 'var(--lb-x)')
      .stroke('18,-12 13,-7 9,-3', 1.1, 'var(--lb-x)'),
  )
}

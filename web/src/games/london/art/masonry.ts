/** Stone arches over the Thames, for a deck whose houses stand on y = 84. */

import { arc, once, points, rect, Sketch, type Layer, type Point } from './ink'

export const SITE = 50
export const GROUND = 84
const PARAPET = 102
const SPRING = 127
const RIVER = 131
const WATER_INK = 'var(--lb-water-ink)'

/** Wavy strokes, evenly strewn, that grow wider towards the viewer. */
export function ripples(
  s: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const depth = ((i * 0.618) % 1) * 0.9 + 0.05 + s.jitter(0.05)
    const length = 7 + 15 * depth + s.jitter(5)
    const left = x + ((w - length) * (i + 0.5 + s.jitter(0.5))) / count
    const wave = 0.4 + 0.5 * depth
    const crest: Point[] = Array.from({ length: 5 }, (_, t) => [
      left + (length * t) / 4,
      y + depth * h + (t % 2 ? -wave : wave),
    ])
    s.stroke(crest, 0.5 + 0.5 * depth, WATER_INK)
  }
}

/** A starling: the boat-shaped foot of piles and rubble that guards a pier. */
function starling(s: Sketch, x: number): void {
  const at = (shape: string): Point[] => points(shape, x)
  s.flat('water-shade', at('-12,139 0,146 12,139 9,143 0,148 -9,143'), 0.7)
  s.wash('wood', at('-10,138.5 -8,130 0,127.5 8,130 10,138.5 0,143'), 0.4)
  s.wash('stone', at('-8,130 0,127.5 8,130 9,133 0,131 -9,133'), 0.3)
  s.path(at('-10,138.5 -8,130 0,127.5 8,130 10,138.5'), 1)
  s.stroke(at('-10,138.5 -4,142 0,143 4,142 10,138.5'), 1.1)
  for (const dx of [-6.5, -3.4, 0, 3.4, 6.5]) {
    s.line(x + dx, 132 + Math.abs(dx) * 0.12, x + dx, 142 - Math.abs(dx) * 0.5, 0.7)
  }
  s.stroke(at('-9,133.2 0,130.8 9,133.2'), 0.8)
  s.stroke(at('-14,141 -9,142.4 -5,145 0,146 6,144.6 10,142 14,141.4'), 0.7, WATER_INK)
}

function arch(s: Sketch, x: number): void {
  const [left, right, foot] = [x + 8, x + SITE - 8, RIVER + 5]
  const cx = x + SITE / 2
  const r = SITE / 2 - 8
  const vault = arc(cx, SPRING, r, 20, 180, 360)
  s.flat('arch', [[left, foot], ...vault, [right, foot]], 1, 0)
  // The far side and the light on the water, seen past the thickness of the vault
  const far = arc(cx + 3.2, SPRING + 1, r - 4.4, 15.4, 180, 348)
  s.flat('arch-light', [[left + 7.6, foot], ...far, [right, SPRING], [right, foot]], 1, 0.2)
  s.wash('reach', rect(left + 7.6, 126, right - left - 7.6, foot - 125.4), 0)
  s.line(left + 9, 129, left + 16, 128.8, 0.5, WATER_INK)
  s.line(right - 12, 131.6, right - 3, 131.4, 0.6, WATER_INK)
  s.stroke([[left, RIVER], ...vault, [right, RIVER]], 1.3)
  s.stroke(arc(cx, SPRING, r + 3.6, 23.4, 186, 354), 0.7)
  for (let a = 195; a < 350; a += 16) {
    const [p] = arc(cx, SPRING, r + 0.4, 20.4, a, a + 1)
    const [q] = arc(cx, SPRING, r + 3.4, 23.2, a, a + 1)
    if (p && q) s.line(p[0], p[1], q[0], q[1], 0.6)
  }
  s.hatch(left + 1, 117, 4.4, 14, 1.8)
}

/** The bridge without its houses: `sites` arches, the first at x. */
export function masonry(seed: number, x: number, sites: number): readonly Layer[] {
  return once(`masonry ${seed} ${x} ${sites}`, () => {
    const s = new Sketch(seed, 1)
    const end = x + sites * SITE
    for (let i = 0; i < sites; i++) {
      s.wash('stone', rect(x + i * SITE - 0.3, GROUND, SITE + 0.6, RIVER + 4 - GROUND), 0)
      // No two stretches of the wall took the wash alike.
      const bloom = x + i * SITE + 25 + s.jitter(18)
      s.bloom(i % 3 ? 'stone-shade' : 'lift', bloom, 94 + s.jitter(3), 15 + s.jitter(6), 5, 0.09)
      s.bloom('stone-shade', bloom + 9, 98, 8, 2.6, 0.1)
      if (i % 4 === 1) s.bloom('moss', x + i * SITE + s.jitter(3), 120, 5, 7, 0.28)
    }
    s.flat('stone-shade', rect(x, PARAPET + 1, end - x, 3.4), 0.45)
    for (let i = 0; i < sites; i++) arch(s, x + i * SITE)
    for (let i = 1; i < sites; i++) {
      const p = x + i * SITE
      s.hatch(p + 1, 108, 5, 20, 2.1)
      s.line(p - 4.5, 112 + s.jitter(2), p, 112, 0.5).line(
        p - 5,
        120,
        p - 1,
        120 + s.jitter(1),
        0.5,
      )
    }
    // Parapet: coping, string course, some joints
    for (let i = 0; i < sites; i++) {
      const p = x + i * SITE
      s.line(p - 0.5, GROUND + 0.3, p + SITE + 0.5, GROUND + 0.3, 1.5)
      s.line(p - 0.5, PARAPET + 0.6, p + SITE + 0.5, PARAPET + 0.6, 1.3)
      s.line(p, PARAPET + 3.6, p + SITE, PARAPET + 3.6, 0.6)
      s.line(p, GROUND, p, PARAPET, 0.9)
      s.line(p + 2 + s.jitter(1), 93 + s.jitter(2), p + 6, 93, 0.5)
      s.line(p + 44, 94 + s.jitter(3), p + 48 + s.jitter(1), 94, 0.5)
      if (i) starling(s, p)
      // Light from the houses on the water; by day there is none.
      for (let k = 0; k < 3; k++) {
        s.line(p + 19 + k + s.jitter(2), 138 + k * 3.6, p + 30 - k + s.jitter(2), 138 + k * 3.6, 1.3, 'var(--lb-glow)') // prettier-ignore
      }
    }
    ripples(s, x - 16, 137, end - x + 32, 11, sites * 4)
    return s
  })
}

/** The round tower at either end of a player's bridge, its middle at x. */
export function endTower(x: number): readonly Layer[] {
  return once(`tower ${x}`, () => {
    const s = new Sketch(x, 1)
    const at = (shape: string): Point[] => points(shape, x)
    s.wash('stone', at('-9,137 -8,66 8,66 9,137'), 0.3)
    s.flat('stone-shade', at('3,137 3,66 8,66 9,137'), 0.45)
    s.wash('slate', at('-10.5,67 0,42 10.5,67'), 0.3)
    s.path(at('-10.5,67 0,42 10.5,67'), 1.2).line(x - 10.5, 67, x + 10.5, 67, 1.3)
    s.path(at('-9,137 -8,67')).path(at('9,137 8,67'), 1.2)
    s.hatch(x + 3.5, 106, 4.6, 28, 1.9).hatch(x + 1, 58, 4, 8, 1.7)
    s.line(x, 42, x, 37, 1.1)
    s.stroke(arc(x, 137, 9.6, 3, 5, 175), 1)
    s.stroke(at('-9,141 -4,143 3,142 9,143.4'), 0.7, WATER_INK)
    return s
  })
}

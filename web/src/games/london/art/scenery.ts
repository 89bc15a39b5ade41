/** What lies around the bridge on the wide picture of 800 × 360: sky, far bank, river, boats. */

import { arc, chance, once, points, rect, Sketch, type Layer, type Point } from './ink'
import type { BuildingType } from './kinds'
import { ripples } from './masonry'

const PALE = 'var(--lb-far-shade)'
const GLOW = 'var(--lb-glow)'

/** The skyline on the bridge: kind, number (for its looks) and size, left to right. */
const SKYLINE: readonly (readonly [BuildingType, number, number])[] = [
  [2, 12, 1.5],
  [4, 5, 1.46],
  [3, 20, 1.4],
  [5, 10, 1.2],
  [2, 25, 1.52],
  [0, 5, 1.86],
  [3, 15, 1.42],
  [4, 11, 1.62],
  [5, 15, 1.24],
  [1, 10, 1.95],
  [2, 5, 1.46],
  [4, 20, 1.5],
]

export interface Standing {
  type: BuildingType
  number: number
  x: number
  size: number
}

export const skyline: readonly Standing[] = (() => {
  let x = -14
  return SKYLINE.map(([type, number, size]) => {
    const here = { type, number, x, size }
    x += 46.4 * size
    return here
  })
})()

/** Clouds, birds and, in the day's last light, some warm streaks. */
export function sky(): readonly Layer[] {
  return once('sky', () => {
    const s = new Sketch(102, 1)
    for (const [x, y, w] of points3(
      '330,70,80 392,58,52 610,92,100 540,104,70 40,112,80 730,120,70',
    )) {
      s.area('var(--lb-cloud)', cloud(x, y, w))
    }
    for (const [x, y, r] of points3('430,72,7 452,60,5 474,78,6 268,52,5 292,62,4 560,48,5')) {
      s.stroke([[x - r, y - 2], [x - r * 0.4, y - 3], [x, y]], 1) // prettier-ignore
      s.stroke([[x, y], [x + r * 0.4, y - 3], [x + r, y - 2]], 1) // prettier-ignore
    }
    return s
  })
}

const points3 = (text: string): [number, number, number][] =>
  text.split(' ').map((triple) => {
    const [a = 0, b = 0, c = 0] = triple.split(',').map(Number)
    return [a, b, c]
  })

function cloud(x: number, y: number, w: number): string {
  return `M${x - w} ${y}Q${x - w * 0.8} ${y - w * 0.2} ${x - w * 0.45} ${y - w * 0.15}Q${x - w * 0.2} ${y - w * 0.4} ${x + w * 0.2} ${y - w * 0.2}Q${x + w * 0.5} ${y - w * 0.32} ${x + w * 0.6} ${y - w * 0.12}Q${x + w * 0.9} ${y - w * 0.16} ${x + w} ${y}Q${x} ${y + w * 0.1} ${x - w} ${y}Z`
}

/** The far banks: hills, roofs, church towers, the old cathedral and the Tower, in pale wash. */
export function farBank(): readonly Layer[] {
  return once('far bank', () => {
    const s = new Sketch(101, 0.7)
    const random = chance(23)
    s.flat(
      'far',
      '0,150 90,112 210,104 330,128 470,150 600,130 720,112 800,128 800,240 0,240',
      0.45,
      3,
    )
    const roofs: Point[] = [[0, 240]]
    for (let x = 0; x < 800;) {
      const w = 9 + random() * 13
      const top = 132 + 30 * Math.sin((x / 800) * Math.PI) - random() * 14
      const kind = Math.floor(random() * 6)
      if (kind === 0) roofs.push([x, top - 26], [x + w * 0.45, top - 26], [x + w * 0.45, top])
      if (kind === 1) roofs.push([x, top], [x + w * 0.26, top - 14], [x + w * 0.4, top - 46], [x + w * 0.54, top - 14]) // prettier-ignore
      roofs.push([x, top], [x + w / 2, top - 6 - random() * 8], [x + w, top])
      x += w
    }
    roofs.push([800, 240])
    s.wash('far', roofs, 0.5).path(roofs.slice(1, -1), 0.6, PALE)
    // Old St Paul's
    const nave =
      '88,200 88,116 96,106 104,116 104,122 140,116 141,88 147,82 153,14 159,82 165,88 166,116 214,122 214,116 222,106 230,116 230,200'
    s.wash('far', nave, 0.3).path(nave, 0.9, PALE).hatch(157, 90, 8, 26, 2.4, 0.5)
    for (let x = 110; x < 212; x += 9) {
      if (x < 138 || x > 168) s.line(x, 128, x, 146, 1.3, PALE)
    }
    for (const x of [146, 153, 160]) s.line(x, 92, x, 110, 1.5, PALE)
    // The Tower
    const keep =
      '470,200 470,124 467,124 467,114 472,104 477,114 477,120 520,120 520,114 525,104 530,114 530,124 527,124 527,200'
    s.wash('far', keep, 0.3).path(keep, 0.9, PALE)
    for (let x = 482; x < 520; x += 9) s.line(x, 130, x, 138, 1.5, PALE)
    return s
  })
}

/** A rowing boat with its waterman. */
function wherry(s: Sketch, x: number, y: number, k: number): void {
  const p = (shape: string): Point[] => points(shape).map(([a, b]) => [x + a * k, y + b * k])
  s.flat('water-shade', p('-20,5 18,5 10,9 -14,9'), 0.6)
  s.wash('wood', p('-22,-5 -14,-1.5 12,-1.5 24,-7 15,5 -15,5'), 0.3)
  s.stroke(p('-23,-6 -14,-2 12,-2 25,-8'), 1.3).stroke(p('-23,-6 -15,5 15,5 25,-8'), 1.3)
  s.hatch(x - 12 * k, y + 0.5 * k, 24 * k, 4 * k, 2)
  s.wash('cloth-2', p('-6,-2 -5,-12 1,-12 3,-2'), 0.2).path(p('-6,-2 -5,-12 1,-12 3,-2'), 1)
  s.wash('skin', arc(x - 2 * k, y - 15 * k, 2.8 * k, 3 * k, 0, 350), 0.1)
  s.stroke(arc(x - 2 * k, y - 15 * k, 2.9 * k, 3.1 * k, 0, 365), 1)
  s.flat('timber', arc(x - 2 * k, y - 16 * k, 3.8 * k, 2.8 * k, 180, 360))
  s.path(p('-1,-8 -22,9'), 1.4).path(p('-18,6 -25,12'), 2.4)
}

/** A barge under sail. */
function barge(s: Sketch, x: number, y: number, k: number): void {
  const p = (shape: string): Point[] => points(shape).map(([a, b]) => [x + a * k, y + b * k])
  s.flat('water-shade', p('-26,8 28,8 16,14 -14,14'), 0.6)
  s.wash('tile', p('2,-62 22,-54 26,-30 20,-12 2,-14'), 0.5)
  s.stroke(p('2,-62 22,-55 27,-32 20,-12 2,-14'), 1.2)
  s.stroke(p('8,-59 11,-36 8,-13'), 0.6).stroke(p('15,-57 19,-35 14,-12'), 0.6)
  s.hatch(x + 14 * k, y - 44 * k, 9 * k, 30 * k, 3)
  s.path(p('0,-4 .6,-70'), 1.8).path(p('0,-66 -26,-6'), 0.7).path(p('0,-66 32,-8'), 0.7)
  s.wash('cloth-3', p('.6,-70 13,-67 .6,-64'), 0.2).path(p('.6,-70 13,-67 .6,-64'), 0.9)
  s.wash('wood', p('-32,-10 -24,-4 24,-4 36,-12 26,8 -24,8'), 0.4)
  s.stroke(p('-33,-11 -24,-5 24,-5 37,-13'), 1.5).stroke(p('-33,-11 -24,8 26,8 37,-13'), 1.5)
  s.stroke(p('-28,-1 0,1 31,-3'), 0.8)
  s.hatch(x - 20 * k, y + k, 42 * k, 6 * k, 2.4)
  s.wash('plaster', p('-20,-11 -7,-11 -7,-5 -20,-5'), 0.3).ring(p('-20,-11 -7,-11 -7,-5 -20,-5'))
  s.flat('window', p('-16,-9.6 -12,-9.6 -12,-6.6 -16,-6.6'))
}

function swan(s: Sketch, x: number, y: number): void {
  const p = (shape: string): Point[] => points(shape, x, y)
  s.flat('swan', p('-8,-1 -4,-5 3,-5 8,-7 6,0 2,3 -5,3'), 1, 0.2)
  s.stroke(p('-8,-1 -4,-5 3,-5 8.4,-7 6,0 2,3 -5,3 -8,-1'), 0.9)
  s.stroke(p('-6,-2 -9,-6 -7,-11 -10,-13'), 2.4, 'var(--lb-swan)')
  s.stroke(p('-7.4,-2 -10.2,-6 -8.2,-11 -10.4,-12'), 0.7).stroke(p('-5,-3 -7.8,-6.4 -6,-11 -8,-14 -10.6,-13.6'), 0.7) // prettier-ignore
  s.line(x - 10, y - 12.6, x - 13, y - 12, 1.4, 'var(--lb-tile)')
}

/** A landing stage on the near bank, with its lantern. */
function landing(s: Sketch): void {
  const quay = '0,318 52,318 52,327 64,327 64,336 76,336 76,345 88,345 88,360 0,360'
  s.wash('stone', quay, 0.4).bloom('moss', 40, 354, 22, 6, 0.4).bloom('lift', 16, 330, 14, 5, 0.25)
  s.path('0,318 52,318 52,327 64,327 64,336 76,336 76,345 88,345 88,360', 1.4)
  s.line(0, 322, 52, 322, 0.7).line(0, 336, 64, 336, 0.7).line(0, 348, 76, 348, 0.7)
  for (const [x, y] of points('14,322 36,322 24,336 48,336 10,348 38,348'))
    s.line(x, y, x, y + 12, 0.7)
  s.hatch(53, 329, 9, 28, 2.6).hatch(65, 338, 9, 20, 2.6).hatch(77, 347, 9, 12, 2.6)
  s.line(16, 318, 16, 284, 2.2).stroke('16,288 20,284 27,287', 1.4)
  s.area('url(#lb-glow)', 'M-1 297a28 28 0 1 1 56 0 28 28 0 1 1-56 0Z')
  s.flat('lamp', '23,292 31,292 32,302 22,302').ring('23,292 31,292 32,302 22,302', 1.1)
  s.path('21.6,292 27,287 32.4,292', 1.3).line(27, 292, 27, 302, 0.6)
  for (const [x, top] of points('104,312 122,320')) {
    s.wash('wood', rect(x - 3, top, 6, 360 - top), 0.3).box(x - 3, top, 6, 360 - top, 1.2)
    s.hatch(x, top + 4, 2.6, 40, 2)
    s.stroke(arc(x, top, 3.2, 1.2, 0, 365), 1)
  }
  s.stroke('104,318 113,328 122,324', 0.9)
}

export function river(): readonly Layer[] {
  return once('river', () => {
    const s = new Sketch(103, 1)
    // The bridge mirrored in the water: dark under the piers, light under the windows
    for (let x = 40; x < 800; x += 60) {
      s.flat(
        'water-shade',
        points('-16,0 16,0 9,12 12,20 4,34 -3,46 -8,30 -6,18 -12,10', x, 286),
        0.4,
        1.5,
      )
    }
    for (const { x, size } of skyline) {
      for (let i = 0; i < 6; i++) {
        const cx = x + 25 * size + s.jitter(5)
        const half = 7 - i * 0.7
        s.line(cx - half, 292 + i * 9, cx + half, 292 + i * 9, 2.4 - i * 0.2, GLOW)
      }
    }
    ripples(s, -10, 286, 820, 66, 110)
    swan(s, 356, 326)
    swan(s, 384, 336)
    wherry(s, 232, 328, 1)
    wherry(s, 500, 306, 0.66)
    barge(s, 636, 336, 1.1)
    landing(s)
    ripples(s, 130, 340, 660, 14, 34)
    return s
  })
}

/** The two winding paths: where their spaces lie, and how they are drawn. */

import { arc, curve, once, points, rect, Sketch, type Layer, type Point } from './ink'

export type TrackKind = 'chapel' | 'gate'

interface TrackPlan {
  /** Where markers stand: the start, then the spaces 1, 2, … */
  spots: Point[]
  /** The steps A to D of the chapel's stairs. */
  stairs: Point[]
  /** The line of the path. */
  way: string
}

/** One row is 640 × 104, two rows 344 × 196 (for narrow screens). */
export function plan(kind: TrackKind, length: number, rows: 1 | 2): TrackPlan {
  const spots: Point[] = [[rows === 1 ? 70 : 66, 58]]
  const first = rows === 1 ? length : Math.floor((length - 1) / 2)
  const end = rows === 1 ? 582 : 300
  for (let i = 0; i < first; i++) {
    spots.push([122 + ((end - 122) * i) / (first - 1), 60 + 7 * Math.sin(i * 1.05)])
  }
  const second = length - first
  for (let i = 0; i < second; i++) {
    spots.push([304 - (240 * i) / Math.max(1, second - 1), 150 + 7 * Math.sin(i * 1.05 + 1)])
  }
  const bend = second ? points('322,72 329,88 330,108 326,130 318,146') : []
  const line = [...spots.slice(kind === 'gate' ? 0 : 1, first + 1), ...bend]
  const chapel = kind === 'chapel'
  return {
    spots,
    stairs: chapel ? [0, 1, 2, 3].map((i): Point => [88 - i * 25, 50 + i * 8]) : [],
    way: curve([...line, ...spots.slice(first + 1)]),
  }
}

/** The stones of the path and the stairs it starts from. */
export function ground(kind: TrackKind, length: number, rows: 1 | 2): readonly Layer[] {
  return once(`track ${kind} ${length} ${rows}`, () => {
    const s = new Sketch(kind === 'gate' ? 41 : 42, 1.1)
    const { spots, stairs } = plan(kind, length, rows)
    for (const [x, y] of stairs) {
      s.wash('stone', rect(x - 13, y - 4, 26, 100 - y), 0.3)
      s.flat('stone-shade', rect(x - 12, y + 1, 24, 3), 0.4)
    }
    for (const [x, y] of stairs) {
      s.path([[x - 12.5, 96], [x - 12.5, y - 4], [x + 12.5, y - 4]], 1.2) // prettier-ignore
      s.line(x - 12, y + 1, x + 12, y + 1, 0.7)
      s.hatch(x + 6.4, y + 3, 5.6, 91 - y, 2.1)
    }
    if (stairs.length) s.path('100.5,46 100.5,96 0.5,96', 1.2)
    // Grass along the way
    spots.slice(1).forEach(([x, y], i) => {
      const side = i % 2 ? 15.5 : -13.5
      for (const lean of [-2, 0, 2.2]) {
        s.stroke(points(`0,0 ${lean / 2},-2.4 ${lean * 1.4},-4.6`, x + 15 + lean, y + side), 0.9, MOSS) // prettier-ignore
      }
    })
    for (const [x, y] of kind === 'gate' ? spots : spots.slice(1)) {
      s.blob('stone', x, y, 13, 9.5, 9)
      s.bloom('lift', x - 4, y - 3, 5, 2.6, 0.3)
      s.stroke(arc(x, y, 14.6 + s.jitter(0.4), 10.6 + s.jitter(0.4), -170, 195), 1.25)
      s.stroke(arc(x, y + 1.8, 14.4, 11, 25, 150), 1)
      s.line(x + 6, y + 8.2, x + 9, y + 6.4, 0.6).line(x + 9, y + 6.6, x + 11.6, y + 4.2, 0.6)
    }
    return s
  })
}

const MOSS = 'var(--lb-moss-shade)'

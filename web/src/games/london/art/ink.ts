/**
 * Ink and wash in code. A Sketch gathers layers in the order in which a hand would lay them down:
 * washes that do not quite keep to the lines, hatching, and ink strokes that are filled shapes,
 * so that a line swells and thins. The same seed always gives the same drawing.
 */

export type Point = readonly [x: number, y: number]
/** Points, or their coordinates as in an SVG polygon: '0,0 10,0 10,5'. */
export type Shape = string | readonly Point[]

export interface Layer {
  d: string
  fill: string
  opacity?: number
}

/** A small repeatable source of chance (mulberry32). */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The points of a shape, moved by (dx, dy). */
export function points(shape: Shape, dx = 0, dy = 0): Point[] {
  const list =
    typeof shape === 'string'
      ? shape.split(' ').map((pair): Point => {
          const [x = 0, y = 0] = pair.split(',').map(Number)
          return [x, y]
        })
      : shape
  return list.map(([x, y]) => [x + dx, y + dy])
}

/** Several shapes as one line. */
export const chain = (...shapes: readonly Shape[]): Point[] => shapes.flatMap((s) => points(s))

/** A number in as few characters as a path allows: hundredths, no idle zero. */
function n(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Coordinates, as seen from another point where one is given: long paths become short texts. */
function at(p: Point, from: Point = [0, 0]): string {
  const y = n(p[1] - from[1])
  return n(p[0] - from[0]) + (y.startsWith('-') ? '' : ' ') + y
}
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The same as a path of its own. */
export const curve = (through: readonly Point[]): string =>
  `M${at(through[0] ?? [0, 0])}${smooth(through)}`

/** A smooth curve that starts and ends on the first and last point and bends at the others. */
function smooth(through: readonly Point[]): string {
  let d = ''
  let pen = through[0] ?? [0, 0]
  through.forEach((point, i) => {
    const next = through[i + 1]
    if (i === 0 || !next) return
    const end = i === through.length - 2 ? next : middle(point, next)
    d += `q${at(point, pen)} ${at(end, pen)}`
    pen = end
  })
  const last = through.at(-1)
  return through.length === 2 && last ? `l${at(last, pen)}` : d
}

/** Points along an elliptic arc; degrees, clockwise from three o'clock. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / (Math.max(rx, ry) > 12 ? 9 : 24)))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const
  })
}

/** A pointed arch from its left foot over the top to its right foot. */
export function lancet(x: number, y: number, width: number, height: number): Point[] {
  const spring = y - height + width * 0.8
  return [
    [x, y],
    [x, spring],
    [x + width * 0.12, spring - width * 0.42],
    [x + width / 2, y - height],
    [x + width * 0.88, spring - width * 0.42],
    [x + width, spring],
    [x + width, y],
  ]
}

export class Sketch {
  readonly layers: Layer[] = []
  readonly #random: () => number

  constructor(
    seed: number,
    private readonly nib = 1,
  ) {
    this.#random = chance(seed)
  }

  /** A number around 0, at most `size` away. */
  jitter(size: number): number {
    return (this.#random() * 2 - 1) * size
  }

  /** One of several, by the seed. */
  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.#random() * items.length)] ?? items[0]
  }

  /** An exact shape. */
  area(fill: string, d: string, opacity?: number): this {
    this.layers.push(opacity === undefined ? { d, fill } : { d, fill, opacity })
    return this
  }

  /** A watercolour wash: the gradient of that name, with an uncertain edge. */
  wash(name: string, shape: Shape, loose = 0.5): this {
    return this.area(`url(#lb-${name})`, this.#outline(shape, loose))
  }

  /** A flat colour of the palette. */
  flat(name: string, shape: Shape, opacity?: number, loose = 0.2): this {
    return this.area(`var(--lb-${name})`, this.#outline(shape, loose), opacity)
  }

  /** Where the wet paper drove the pigment apart, or let it gather. */
  bloom(name: string, cx: number, cy: number, rx: number, ry: number, opacity = 0.3): this {
    return this.area(`var(--lb-${name})`, this.#bumpy(cx, cy, rx, ry, 8, 0.34), opacity * 0.7)
  }

  #outline(shape: Shape, loose: number): string {
    return (
      points(shape)
        .map(
          ([x, y], i) => `${i ? 'L' : 'M'}${at([x + this.jitter(loose), y + this.jitter(loose)])}`,
        )
        .join('') + 'Z'
    )
  }

  /** A soft round shape, for leaves, clouds and smoke. */
  blob(name: string, cx: number, cy: number, rx: number, ry: number, bumps = 9): this {
    return this.area(`url(#lb-${name})`, this.#bumpy(cx, cy, rx, ry, bumps))
  }

  #bumpy(cx: number, cy: number, rx: number, ry: number, bumps: number, rough = 0.07): string {
    const rim = Array.from({ length: bumps }, (_, i): Point => {
      const a = (i / bumps) * 2 * Math.PI + this.jitter(0.15)
      const r = 1 + this.jitter(rough)
      return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
    })
    const bulge = 1.28 - rough / 2
    const first = rim[0] ?? [cx, cy]
    let d = `M${at(first)}`
    rim.forEach((p, i) => {
      const q = rim[(i + 1) % bumps] ?? first
      const m = middle(p, q)
      const out: Point = [cx + (m[0] - cx) * bulge, cy + (m[1] - cy) * bulge]
      d += `q${at(out, p)} ${at(q, p)}`
    })
    return d + 'Z'
  }

  #mark(fill: string, d: string): void {
    const top = this.layers.at(-1)
    if (top?.fill === fill && top.opacity === undefined) top.d += d
    else this.layers.push({ d, fill })
  }

  /** One stroke of the nib through some points. */
  stroke(shape: Shape, width = this.nib, fill = 'var(--lb-line)'): this {
    const through = points(shape)
    const left: Point[] = []
    const right: Point[] = []
    const last = through.length - 1
    through.forEach((p, i) => {
      const a = through[Math.max(0, i - 1)] ?? p
      const b = through[Math.min(last, i + 1)] ?? p
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const swell = 0.5 + 0.5 * Math.sin(Math.PI * (0.12 + (0.76 * i) / last))
      const half = (width / 2) * swell * (1 + this.jitter(0.2))
      const dx = (-(b[1] - a[1]) / length) * half
      const dy = ((b[0] - a[0]) / length) * half
      left.push([p[0] + dx, p[1] + dy])
      right.unshift([p[0] - dx, p[1] - dy])
    })
    const [start] = left
    const [turn] = right
    if (!start || !turn) return this
    this.#mark(fill, `M${at(start)}${smooth(left)}L${at(turn)}${smooth(right)}z`)
    return this
  }

  /** A straight line, as straight as a hand draws it. */
  line(x1: number, y1: number, x2: number, y2: number, width = this.nib, fill?: string): this {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const bow = Math.min(0.6, length * 0.02)
    const over = Math.min(0.7, length * 0.03)
    const [ux, uy] = length ? [(x2 - x1) / length, (y2 - y1) / length] : [0, 0]
    const between = (t: number): Point => [
      x1 + (x2 - x1) * t + this.jitter(bow),
      y1 + (y2 - y1) * t + this.jitter(bow),
    ]
    const bends = length < 5 ? [] : length < 16 ? [0.45] : [0.3, 0.7]
    return this.stroke(
      [[x1 - ux * over, y1 - uy * over], ...bends.map(between), [x2 + ux * over, y2 + uy * over]],
      width,
      fill,
    )
  }

  /** Straight lines from point to point. */
  path(shape: Shape, width = this.nib, fill?: string): this {
    const corners = points(shape)
    corners.forEach((p, i) => {
      const q = corners[i + 1]
      if (q) this.line(p[0], p[1], q[0], q[1], width, fill)
    })
    return this
  }

  /** The same, back to where it began. */
  ring(shape: Shape, width = this.nib, fill?: string): this {
    const corners = points(shape)
    return this.path([...corners, ...corners.slice(0, 1)], width, fill)
  }

  box(x: number, y: number, w: number, h: number, width = this.nib): this {
    return this.ring(rect(x, y, w, h), width)
  }

  /** Slanting shadow lines that fade out at their ends. */
  hatch(x: number, y: number, w: number, h: number, gap = 2.2, width = 0.55): this {
    for (let t = gap / 2; t < w + h; t += gap * (1 + this.jitter(0.2))) {
      const x1 = x + Math.min(t, w)
      const y1 = y + Math.max(0, t - w)
      const x2 = x + Math.max(0, t - h)
      const y2 = y + Math.min(t, h)
      this.line(x1, y1, x2, y2, width, 'var(--lb-hatch)')
    }
    return this
  }

  /** A window: dark by day, lit by night, with its frame and glazing bars. */
  window(outline: Shape, bars: readonly Shape[] = []): this {
    this.flat('window', outline)
    this.path(outline, this.nib * 0.8)
    for (const bar of bars) this.path(bar, 0.6)
    return this
  }
}

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

const drawn = new Map<string, readonly Layer[]>()

/** Draws once per key: rows of houses share their paths. */
export function once(key: string, draw: () => Sketch): readonly Layer[] {
  let layers = drawn.get(key)
  if (!layers) drawn.set(key, (layers = draw().layers))
  return layers
}

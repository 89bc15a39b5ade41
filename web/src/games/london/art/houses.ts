/** The six kinds of houses, drawn 50 wide and up to 62 high on the ground line y = 0. */

import { arc, chain, lancet, once, points, rect, Sketch, type Layer, type Shape } from './ink'
import type { BuildingType } from './kinds'

const ROOFS = ['tile', 'slate', 'thatch'] as const

/** Courses of roof tiles or slates between two sloping edges. */
function courses(s: Sketch, left: Shape, right: Shape, rows: number): void {
  const [a, b] = points(left)
  const [c, d] = points(right)
  if (!a || !b || !c || !d) return
  for (let i = 1; i < rows; i++) {
    const t = i / rows
    const end = c[0] + (d[0] - c[0]) * t
    const y = a[1] + (b[1] - a[1]) * t
    let x = a[0] + (b[0] - a[0]) * t + 1 + Math.abs(s.jitter(2))
    while (x < end - 2) {
      const to = Math.min(end - 0.5, x + 3.5 + s.jitter(1.5))
      s.line(x, y, to, y + s.jitter(0.3), 0.55)
      x = to + 1.6 + Math.abs(s.jitter(2.2))
    }
  }
}

/** A few dressed stones, not a whole wall of them. */
function stones(s: Sketch, corners: Shape, dx = 0): void {
  for (const [x, y] of points(corners, dx)) s.path(points('0,0 3.4,0 3.4,1.8', x, y), 0.5)
}

function chapel(s: Sketch, variant: number): void {
  const roof = variant % 2 ? 'slate' : 'tile'
  for (const x of [3.5, 40.5]) {
    s.wash('stone', points('0,0 0,-27 3,-36 6,-27 6,0', x))
  }
  s.wash('stone', '9,0 9,-31 25,-58 41,-31 41,0')
  s.wash(roof, '6,-30 25,-61 44,-30 41,-28 25,-53.5 9,-28')
  s.flat('stone-shade', '33,0 33,-38 41,-27 47,-26 47,0', 0.4)
  s.bloom('lift', 14, -20, 3, 7, 0.35).bloom('stone-shade', 30, -3, 8, 3, 0.3)
  // The great window with its tracery, a rose above it
  s.window(lancet(17, -7, 16, 27))
  s.path('17,-7 33,-7')
  s.line(22.3, -7, 22.3, -24, 0.8).line(27.7, -7, 27.7, -24, 0.8)
  s.stroke('22.3,-23 25,-27 27.7,-23', 0.7)
  s.stroke('17.5,-22 19.7,-26.5 22.3,-22', 0.7)
  s.stroke('27.7,-22 30.3,-26.5 32.5,-22', 0.7)
  if (variant % 3 === 1) s.line(17, -15.5, 33, -15.5, 0.6)
  s.window(arc(25, -42.5, 3.4, 3.4, 0, 360))
  s.line(25, -46, 25, -39, 0.6).line(21.6, -42.5, 28.4, -42.5, 0.6)
  s.path('6,-29.5 25,-60.5 44,-29.5', 1.4)
  s.path('9.5,-28 25,-53.5 40.5,-28', 0.7)
  for (const x of [3.5, 40.5]) {
    s.path(points('0,0 0,-27 3,-36.5 6,-27 6,0', x))
    s.line(x - 0.5, -27, x + 6.5, -27).line(x, -13, x + 6, -13, 0.8)
    s.line(x + 3, -36, x + 3, -39.5, 1.2)
  }
  s.path('9.5,0 40.5,0')
  s.hatch(35, -26, 5.4, 25, 1.9)
  stones(s, '11,-24 10.4,-12 12,-4 33.6,-4 21,-34')
  // The cross
  s.line(25, -60, 25, -67.5, 1.8).line(21.8, -65, 28.2, -65, 1.7)
}

function gate(s: Sketch, variant: number): void {
  s.wash('stone', '16,0 16,-39 34,-39 34,0')
  for (const x of [3, 33]) {
    s.wash('stone', points('0,0 .8,-41 -1,-44 -1,-53 15,-53 15,-44 13.2,-41 14,0', x))
    s.flat('stone-shade', points('9,0 9,-52 15,-52 15,-44 13,-40 14,0', x), 0.45)
  }
  s.bloom('lift', 7, -34, 3, 6, 0.35).bloom('stone-shade', 9, -6, 4, 5, 0.25)
  s.bloom('lift', 37, -26, 2.6, 6, 0.3)
  // The passage, its portcullis half down
  s.flat('window', chain('18.5,0 18.5,-20', arc(25, -20, 6.5, 7, 180, 360), '31.5,0'))
  s.stroke(chain('18.5,0 18.4,-12', arc(25, -20, 6.5, 7, 180, 360), '31.6,-12 31.5,0'), 1.4)
  s.stroke(chain('16.8,-19', arc(25, -20, 8.6, 9.4, 185, 355), '33.2,-19'), 0.7)
  for (const x of [20.7, 23.6, 26.4, 29.3]) s.line(x, -25, x, -5 + s.jitter(0.5), 1.05, IRON)
  for (const y of [-20, -14.5, -9]) s.line(18.6, y, 31.4, y, 0.95, IRON)
  // Battlements
  const merlons = (x: number, y: number, count: number, size: number): void => {
    const edge: [number, number][] = [[x, y + 4]]
    for (let i = 0; i < count; i++) {
      const a = x + i * size * 1.66
      edge.push([a, y], [a + size, y])
      if (i < count - 1) edge.push([a + size, y + 3.4], [a + size * 1.66, y + 3.4])
    }
    edge.push([x + (count - 1) * size * 1.66 + size, y + 4])
    s.wash('stone', edge, 0.2).path(edge, 1)
  }
  merlons(17.5, -43, 3, 3.5)
  s.line(16, -38.5, 34, -38.5)
  for (const x of [3, 33]) {
    merlons(x - 1, -57, 3, 3.7)
    s.path(points('0,0 .8,-41 -1,-44.5 -1,-53', x))
    s.path(points('14,0 13.2,-41 15,-44.5 15,-53', x), 1.2)
    s.line(x - 1, -44.5, x + 15, -44.5).line(x + 0.5, -41, x + 13.5, -41, 0.7)
    s.hatch(x + 9.6, -39, 3.6, 38, 1.9)
    if (variant % 2) s.line(x + 6, -34, x + 6, -27, 2).line(x + 6, -18, x + 6, -11, 2)
    else {
      s.line(x + 6, -33, x + 6, -24, 1.9).line(x + 4, -28.5, x + 8, -28.5, 1.3)
      s.line(x + 6, -15, x + 6, -9, 1.9)
    }
    stones(s, '1.4,-21 1.4,-5 7,-37 1.2,-46', x)
  }
}

const IRON = 'var(--lb-iron)'

function hostelry(s: Sketch, variant: number): void {
  const roof = ROOFS[(variant + 2) % 3] ?? 'thatch'
  // Chimney and its smoke
  s.wash('brick', rect(35, -61, 6, 14))
  s.path('35,-47 35,-60 34,-60 34,-62 42,-62 42,-60 41,-60 41,-47')
  s.stroke('38,-63 40.5,-65.5 37.6,-68 40.6,-70.5 43,-71', 1, SMOKE)
  s.wash('plaster', rect(13, -19, 30, 19))
  s.wash('plaster', rect(4.5, -40, 41, 21))
  s.bloom('lift', 24, -32, 4, 6, 0.5).bloom('plaster-shade', 30, -5, 8, 4, 0.4)
  s.flat('plaster-shade', rect(13, -19, 30, 4.5), 0.75)
  s.flat('plaster-shade', rect(36, -40, 9.5, 21), 0.45)
  s.wash(roof, '1,-39 9,-57 40,-57 49,-39')
  s.flat(`${roof}-shade`, '33,-39 33,-57 40,-57 49,-39', 0.35)
  s.path('1,-39 9,-57 40,-57 49,-39', 1.2)
  s.line(0.6, -39, 49.4, -39, 1.6)
  courses(s, '9,-57 2,-39', '40,-57 48,-39', 5)
  // A dormer
  s.wash('plaster', '16,-42 16,-48 20.5,-53 25,-48 25,-42')
  s.window(rect(18, -48, 5, 5), ['20.5,-48 20.5,-43'])
  s.path('16,-42 16,-47.5').path('25,-42 25,-47.5').path('14.4,-46.6 20.5,-53.5 26.6,-46.6', 1.3)
  // The jettied floor: windows between posts and braces
  const beam = (x1: number, y1: number, x2: number, y2: number, w = 1.9): unknown =>
    s.line(x1, y1, x2, y2, w, TIMBER)
  s.window(rect(10, -35.5, 9, 9), ['14.5,-35.5 14.5,-26.5', '10,-31 19,-31'])
  s.window(rect(30.5, -35.5, 9, 9), ['35,-35.5 35,-26.5', '30.5,-31 39.5,-31'])
  s.path('19,-26.5 10,-26.5 10,-35.5', 0.9).path('39.5,-26.5 30.5,-26.5 30.5,-35.5', 0.9)
  beam(5.3, -38, 5.3, -20)
  beam(44.6, -38, 44.6, -20)
  beam(21, -38, 21, -20)
  beam(28.8, -38, 28.8, -20)
  beam(5, -25.5, 45, -25.5, 1.5)
  if (variant % 2) {
    beam(21, -37.5, 28.8, -26, 1.5)
    beam(28.8, -37.5, 21, -26, 1.5)
  } else {
    beam(24.9, -38, 21.5, -26, 1.4)
    beam(24.9, -38, 28.3, -26, 1.4)
  }
  for (const x of [7, 12, 34, 39]) beam(x, -25, x + 2.5, -20, 1.2)
  beam(3.5, -19.4, 46.5, -19.4, 2.3)
  for (const x of [8, 16, 24, 32, 40]) s.line(x, -18.4, x, -16.6, 1.5, TIMBER)
  // The ground floor: a door with a lamp, a wide window
  s.flat('timber', chain('17,0 17,-11', arc(20.5, -11, 3.5, 3, 180, 360), '24,0'))
  s.window(rect(28, -13, 12, 8), ['32,-13 32,-5', '36,-13 36,-5'])
  s.path('40,-5 28,-5 28,-13', 0.9)
  s.path('17,0 17,-11')
    .path('24,0 24,-11')
    .stroke(arc(20.5, -11, 3.5, 3, 180, 360))
  s.line(13.4, -18, 13.4, 0, 1.8, TIMBER).line(42.6, -18, 42.6, 0, 1.8, TIMBER)
  s.hatch(25, -18, 17, 3.6, 1.8)
  // The hanging sign with a tankard
  s.line(2, -17, 13, -17, 1.1, IRON)
    .line(5, -17, 5, -14.5, 0.7, IRON)
    .line(9, -17, 9, -14.5, 0.7, IRON)
  s.wash('gold', rect(2, -14.5, 9.6, 9.5), 0.2).box(2, -14.5, 9.6, 9.5, 1.1)
  s.flat('gold-ink', '4.2,-12.3 8,-12.3 7.8,-7 4.4,-7', 1, 0)
  s.stroke(arc(8, -9.7, 1.7, 1.6, -80, 80), 0.8, 'var(--lb-gold-ink)')
}

const TIMBER = 'var(--lb-timber)'
const SMOKE = 'var(--lb-ink-soft)'

function haberdasher(s: Sketch, variant: number): void {
  const wall = variant % 2 ? 'brick' : 'plaster'
  const cloth = ['cloth', 'cloth-2', 'cloth-3'][variant % 3] ?? 'cloth'
  // The front with its curved gable
  const gable = points(
    '9,-40 9.2,-43.5 13,-44 15.4,-47.5 16,-52 19,-57 25,-60 31,-57 34,-52 34.6,-47.5 37,-44 40.8,-43.5 41,-40',
  )
  s.wash(wall, chain('9,0', gable, '41,0'))
  s.flat(`${wall}-shade`, '33,0 33,-53 34.6,-47.5 37,-44 41,-43 41,0', 0.4)
  s.bloom('lift', 18, -44, 4, 5, 0.35).bloom(`${wall}-shade`, 28, -33, 7, 3, 0.25)
  s.stroke(gable, 1.5)
  s.line(9, 0, 9, -41).line(41, 0, 41, -41, 1.2).line(8, -42.2, 42, -42.2, 0.9)
  s.hatch(35.4, -41, 5, 11, 1.9)
  // A spool of thread as the house's badge
  s.wash('gold', rect(22.6, -53.5, 4.8, 6.4), 0.1)
  s.line(21, -54, 29, -54, 1.5).line(21, -46.6, 29, -46.6, 1.5)
  for (const y of [-52, -50.3, -48.6]) s.line(22.6, y, 27.4, y - 0.5, 0.8)
  // Upper windows
  const panes = variant % 2 ? 3 : 2
  for (let i = 0; i < panes; i++) {
    const w = panes === 3 ? 6 : 8
    const x = panes === 3 ? 12.5 + i * 9.5 : 13.5 + i * 15
    s.window(
      [[x, -33], ...arc(x + w / 2, -38.6, w / 2, 1.6, 180, 360), [x + w, -33]],
      [points('0,-40 0,-33', x + w / 2)],
    )
    s.line(x - 0.8, -32.6, x + w + 0.8, -32.6, 1.1)
  }
  // The shop window and the rolls of cloth
  s.flat('window', rect(6, -19, 28, 15))
  const rolls = ['cloth', 'cloth-3', 'cloth-2', 'plaster', 'cloth']
  rolls.forEach((hue, i) => {
    const x = 7.6 + i * 5.2
    const top = -15.6 + s.jitter(2)
    const name = rolls[(i + variant) % 5] ?? hue
    s.wash(name, rect(x, top, 4.2, -4.2 - top), 0.1)
    s.line(x, top, x, -4.2, 0.7).line(x + 4.2, top, x + 4.2, -4.2, 0.7)
    s.stroke(arc(x + 2.1, top, 2.1, 1.1, 0, 360), 0.7)
  })
  s.wash('wood', rect(5, -4.4, 30, 4.4), 0.2)
  s.path('6,-19 6,-4.5').path('34,-19 34,-4.5').box(5, -4.4, 30, 4.4, 1)
  s.flat('timber', rect(36, -17, 6.6, 17)).path('36,0 36,-17 42.6,-17 42.6,0')
  s.line(37.6, -8, 38.4, -8, 1.4)
  // The awning, striped and scalloped
  const top: [number, number] = [7, 43]
  const hem: [number, number] = [0.8, 49.2]
  for (let i = 0; i < 7; i++) {
    const a = top[0] + ((top[1] - top[0]) * i) / 7
    const b = top[0] + ((top[1] - top[0]) * (i + 1)) / 7
    const c = hem[0] + ((hem[1] - hem[0]) * i) / 7
    const d = hem[0] + ((hem[1] - hem[0]) * (i + 1)) / 7
    const lobe = arc((c + d) / 2, -20, (d - c) / 2, 3, 180, 0)
    s.wash(i % 2 ? 'plaque' : cloth, [[a, -30], [b, -30], ...lobe.reverse()], 0.1)
  }
  for (let i = 0; i < 7; i++) {
    const c = hem[0] + ((hem[1] - hem[0]) * i) / 7
    const d = hem[0] + ((hem[1] - hem[0]) * (i + 1)) / 7
    s.stroke(arc((c + d) / 2, -20, (d - c) / 2, 3, 180, 0), 1)
    if (i) s.line(top[0] + ((top[1] - top[0]) * i) / 7, -30, c, -20, 0.6)
  }
  s.path('0.8,-20 7,-30 43,-30 49.2,-20', 1.2)
}

function guildHouse(s: Sketch, variant: number): void {
  const wall = variant % 3 === 0 ? 'stone' : variant % 3 === 1 ? 'brick' : 'plaster'
  const steps = points(
    '5.5,0 5.5,-38 10.5,-38 10.5,-44 15,-44 15,-50 19.5,-50 19.5,-56 22,-56 22,-60 28,-60 28,-56 30.5,-56 30.5,-50 35,-50 35,-44 39.5,-44 39.5,-38 44.5,-38 44.5,0',
  )
  s.wash(wall, steps, 0.3)
  s.flat(`${wall}-shade`, '36,0 36,-43 39.5,-43 39.5,-38 44.5,-38 44.5,0', 0.45)
  s.bloom('lift', 16, -36, 6, 4, 0.3).bloom(`${wall}-shade`, 26, -14, 9, 3, 0.25)
  s.path(steps, 1.3)
  for (const [x, y] of points('5,-38.6 10,-44.6 14.6,-50.6')) {
    s.line(x, y, x + 5.6, y, 1.7).line(44.4 - x, y, 50 - x, y, 1.7)
  }
  s.line(21.4, -60.6, 28.6, -60.6, 1.7)
  s.line(5.5, -33.4, 44.5, -33.4, 0.9).line(5.5, -17, 44.5, -17, 0.9)
  // The clock
  s.flat('plaque', arc(25, -43, 6, 6, 0, 360), 1, 0)
  s.stroke(arc(25, -43, 6.2, 6.2, 0, 370), 1.5)
  for (let h = 0; h < 12; h++) {
    const [p] = arc(25, -43, 4.6, 4.6, h * 30, h * 30 + 1)
    const [q] = arc(25, -43, 5.6, 5.6, h * 30, h * 30 + 1)
    if (p && q) s.line(p[0], p[1], q[0], q[1], 0.6, PLAQUE_INK)
  }
  s.line(25, -43, 25, -47.4, 1, PLAQUE_INK).line(
    25,
    -43,
    28 - (variant % 3) * 2.4,
    -41,
    1.1,
    PLAQUE_INK,
  )
  // Tall windows with stone crosses
  for (const x of [8.5, 17.5, 26.5, 35.5]) {
    s.window(
      points(
        variant % 2
          ? '0,-19.5 0,-30.5 1,-31.6 3,-32 5,-31.6 6,-30.5 6,-19.5'
          : '0,-19.5 0,-30.5 6,-30.5 6,-19.5',
        x,
      ),
      [points('3,-31 3,-19.5', x), points('0,-26.5 6,-26.5', x)],
    )
    s.line(x - 0.6, -19.2, x + 6.6, -19.2, 0.9)
  }
  for (const x of [8.5, 35.5]) {
    s.window(rect(x, -13.5, 6, 9), [points('3,-13.5 3,-4.5', x), points('0,-9 6,-9', x)])
    s.line(x - 0.6, -4.4, x + 6.6, -4.4, 0.9)
  }
  // The portal
  s.flat('timber', chain('20,0 20,-9', arc(25, -9, 5, 5, 180, 360), '30,0'))
  s.stroke(chain('20,0 20,-8', arc(25, -9, 5, 5, 180, 360), '30,-8 30,0'), 1.2)
  s.stroke(chain('17.8,0 17.8,-8', arc(25, -9, 7.2, 6.8, 180, 360), '32.2,-8 32.2,0'), 0.8)
  s.line(25, 0, 25, -13.6, 0.8, 'var(--lb-paper)')
  s.hatch(41.8, -33, 2.5, 32, 1.9)
}

const PLAQUE_INK = 'var(--lb-plaque-ink)'

function park(s: Sketch, variant: number): void {
  const flip = variant % 2 === 1
  const x = (v: number): number => (flip ? 50 - v : v)
  const crown = (cx: number, cy: number, rx: number, ry: number, hue: string): void => {
    s.blob(hue, cx, cy, rx, ry, 11)
    s.bloom(`${hue}-shade`, cx + rx * 0.22, cy + ry * 0.28, rx * 0.66, ry * 0.6, 0.5)
    s.bloom('lift', cx - rx * 0.35, cy - ry * 0.4, rx * 0.34, ry * 0.3, 0.22)
    for (let i = 0; i < 13; i++) {
      const a = -90 + (i * 360) / 13 + s.jitter(6)
      const [p] = arc(cx, cy, rx * 0.97, ry * 0.97, a, a + 1)
      if (p) s.stroke(arc(p[0], p[1], 3.1, 2.7, a - 80, a + 80), 1.15)
    }
    // Clusters of leaves, thicker where the shadow is
    for (const [u, v] of points('.3,-.42 -.42,-.06 .34,.06 -.06,.4 .5,.44 -.1,-.7')) {
      const [px, py] = [cx + rx * u + s.jitter(0.8), cy + ry * v + s.jitter(0.8)]
      s.stroke(points('-3,.6 -2.4,-1.4 -.4,-.4 1,-1.8 2.6,.4', px, py), 0.7)
    }
  }
  // A tall tree and a broad one
  s.wash(
    'wood',
    [
      [x(12), 0],
      [x(12.6), -26],
      [x(15.4), -26],
      [x(16), 0],
    ],
    0.2,
  )
  s.line(x(12), 0, x(12.8), -25, 1.1).line(x(16), 0, x(15.2), -25, 1.1)
  crown(x(14), -37, 10, 16.5, 'moss')
  s.wash(
    'wood',
    [
      [x(34), 0],
      [x(34.6), -18],
      [x(37.4), -18],
      [x(38), 0],
    ],
    0.2,
  )
  s.line(x(34), 0, x(34.8), -16, 1.1).line(x(38), 0, x(37.2), -16, 1.1)
  crown(x(36), -26, 11, 11, 'leaf')
  // A bench before a clipped hedge
  const hedge = points('1.5,0 1.5,-9 3,-11 47,-11 48.5,-9 48.5,0')
  s.wash('moss', hedge, 0.6)
  for (let hx = 3; hx < 47; hx += 4.4) s.stroke(arc(hx + 2, -10.4, 2.4, 1.6, 190, 350), 1)
  s.path('1.5,0 1.5,-9').path('48.5,0 48.5,-9', 1.3)
  for (let i = 0; i < 9; i++) {
    const hx = 5 + i * 4.8 + s.jitter(1)
    const hy = -5 + s.jitter(3)
    s.stroke(points('-1.2,0 0,-1.3 1.2,0', hx, hy), 0.6)
  }
  s.wash('wood', rect(16, -8.4, 18, 2.4), 0.2).wash('wood', rect(15, -4.4, 20, 2), 0.2)
  s.box(16, -8.4, 18, 2.4, 0.9).box(15, -4.4, 20, 2, 0.9)
  for (const bx of [17, 33]) s.line(bx, -8, bx, 0, 1.4)
}

const DRAW = [chapel, gate, hostelry, haberdasher, guildHouse, park] as const
const VARIANTS = 6

/** The picture of a house; its number only changes small things. */
export function house(type: BuildingType, number: number): readonly Layer[] {
  // Numbers of one type differ by five.
  const variant = Math.floor(number / 5) % VARIANTS
  return once(`house ${type} ${variant}`, () => {
    const s = new Sketch(type * 31 + variant + 1, 1.05)
    DRAW[type](s, variant)
    return s
  })
}

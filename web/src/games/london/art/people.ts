/** The five characters, drawn as busts in the box of a card: 50 × 70, origin at the upper left. */

import { arc, once, points, rect, Sketch, type Layer } from './ink'

const cx = 28

const DARK = 'var(--lb-plaque-ink)'

/** A patch of colour behind the figure. */
function backdrop(s: Sketch, hue: string): void {
  s.bloom(hue, 26, 40, 19, 22, 0.2).bloom(hue, 32, 34, 12, 18, 0.14)
}

/** Face, neck and the features that all of them have. */
function face(s: Sketch, y: number, beard: boolean): void {
  s.wash('skin', points('-4,5 4,5 5,16 -5,16', cx, y), 0.2)
  s.wash('skin', points('-7.2,-3 -5,-7 0,-8 5,-7 7.2,-3 7,4 4,9.4 0,11 -4,9.4 -7,4', cx, y), 0.2)
  s.bloom('cloth', cx - 4, y + 4, 1.8, 1.5, 0.22).bloom('cloth', cx + 4.2, y + 4, 1.8, 1.5, 0.26)
  if (beard) {
    s.flat('timber', points('-7,1 -4,5 0,4 4,5 7,1 6,9 0,14 -6,9', cx, y), 0.85)
  }
  s.stroke(points('-7.2,-2 -7,4 -4,9.6 0,11 4,9.6 7,4 7.2,-2', cx, y), 1)
  s.line(cx - 4.6, y - 0.4, cx - 2, y - 0.6, 1.2, DARK)
  s.line(cx + 1.6, y - 0.6, cx + 4.4, y - 0.4, 1.2, DARK)
  s.stroke(points('-5,-2.6 -3.4,-3.4 -1.6,-2.8', cx, y), 0.7, DARK)
  s.stroke(points('1.4,-2.8 3.2,-3.4 4.8,-2.6', cx, y), 0.7, DARK)
  s.stroke(points('-.4,-.6 -1.2,3.4 .6,3.6', cx, y), 0.7, DARK)
  s.line(cx - 2, y + 6.4, cx + 2.2, y + 6.2, 0.9, beard ? 'var(--lb-skin)' : DARK)
}

function robe(s: Sketch, hue: string, y: number): void {
  s.wash(hue, points(`7,${67 - y} 9,10 16,3 24,0 33,0 40,3 45,9 46.5,${67 - y}`, 0, y), 0.4)
  s.stroke(points(`7,${67 - y} 9,9 16,3 24,0`, 0, y), 1.2)
  s.stroke(points(`33,0 40,3 45,8 46.5,${67 - y}`, 0, y), 1.2)
  s.hatch(36, y + 6, 8, 67 - y - 8, 2.1)
}

function nobleman(s: Sketch): void {
  backdrop(s, 'blue')
  robe(s, 'blue', 52)
  s.wash('gold', arc(cx, 56, 13, 5, 5, 175), 0.3)
  s.stroke(arc(cx, 55, 14, 6.4, 10, 170), 1.2).stroke(arc(cx, 52, 10, 4, 15, 165), 0.8)
  s.flat('gold', arc(cx, 62.4, 3, 3, 0, 340), 1, 0).stroke(arc(cx, 62.4, 3, 3, 0, 365), 0.9)
  face(s, 39, true)
  // A broad hat with a long feather
  s.wash('cloth', '12,34 18,31 19,22 27,18 37,22 38,31 45,34 37,36.5 19,36.5', 0.3)
  s.stroke('12,34 18,31.4 19,22 27,18 37,22 38,31.4 45,34', 1.2)
  s.stroke('12,34 20,36.6 28,37.2 37,36.6 45,34', 1.3).line(18.6, 31.4, 38, 31.4, 1)
  s.wash('plaque', '36,31 41,22 46,11 44,8 38,13 34,24', 0.4)
  s.stroke('35,31 38,22 44,8.5', 0.9)
    .stroke('36,31 42,23 46.4,12 44,8', 1)
    .stroke('34,26 37,14 44,8', 1)
  for (let i = 0; i < 4; i++)
    s.line(37.4 + i * 1.5, 24 - i * 3.6, 40.8 + i * 1.4, 23 - i * 3.7, 0.6)
}

function cleric(s: Sketch): void {
  backdrop(s, 'cloth-3')
  // The crozier
  s.line(43, 66, 43.5, 28, 1.9, 'var(--lb-gold-shade)')
  s.stroke('43.5,29 43,22 39.5,20.4 37.6,23.4 39.6,26.4 41.4,24.4', 2.1, 'var(--lb-gold-shade)')
  robe(s, 'plaster', 52)
  s.wash('cloth', '24,52 32,52 31,67 25,67', 0.2)
  s.line(28, 54, 28, 64, 1.3, 'var(--lb-gold)').line(25.6, 58, 30.4, 58, 1.3, 'var(--lb-gold)')
  s.line(24, 52, 25, 67, 0.9).line(32, 52, 31, 67, 0.9)
  face(s, 41, false)
  // The mitre
  s.wash('plaque', '19.6,37 18.4,27 28,10 37.6,27 36.4,37', 0.2)
  s.flat('gold', '19.4,37 19,33 37,33 36.6,37', 1, 0.1)
  s.flat('gold', '26.6,33 26.6,16 29.4,16 29.4,33', 1, 0.1)
  s.stroke('19.6,37 18.2,28 21,21 28,10', 1.4).stroke('36.4,37 37.8,28 35,21 28,10', 1.5)
  s.line(19.2, 33, 37, 33, 0.8).line(19.6, 37, 36.4, 37, 1.1)
  s.hatch(31, 24, 5, 8, 1.9)
}

function noblewoman(s: Sketch): void {
  backdrop(s, 'cloth')
  // The veil behind, then the hennin
  s.wash('sky', '31,31 41,14 46,38 44,60 38,60', 0.5)
  s.stroke('43,11 46,26 45.6,46 43,59', 0.9).stroke('41,16 42.4,34 39,56', 0.6)
  robe(s, 'cloth', 53)
  s.wash('plaque', '20,54 28,63 36,54 32,51 24,51', 0.2)
  s.path('20,54 28,63.5 36,54', 1.1)
  face(s, 40, false)
  s.wash('cloth-2', '19.6,38 21,32 27,29 43.6,9 36.8,36 36.2,40 33,33 24,33', 0.2)
  s.stroke('19.6,39 21,32.6 27,29 43.8,8.6', 1.3).stroke('36,40 37,34 43.8,8.6', 1.4)
  s.stroke('19.6,39 23.4,34 29,32.6 33.4,34 36.2,40', 1)
  s.line(28, 28, 36.6, 33, 0.8).line(32.4, 22.4, 39, 26.4, 0.8).line(37, 16.8, 41, 19.4, 0.8)
}

function merchant(s: Sketch): void {
  backdrop(s, 'green')
  robe(s, 'green', 52)
  s.wash('thatch', '20,53 28,58 36,53 40,58 28,66 16,58', 0.3)
  s.path('16,58 28,66 40,58', 0.9)
  face(s, 39, true)
  // A flat cap
  s.wash('tile', '16,34 17,27 28,23 40,26 41.6,32 36,36 20,36', 0.3)
  s.stroke('20,36 15.6,33 17.6,26.8 28,23 39.6,25.6 42,31 36,36', 1.3)
  s.stroke('20,35.6 28,33.6 36,35.6', 1.1)
  // The scales
  s.line(9, 39, 9, 62, 1.3).stroke('2.4,42 9,40 16,41', 1.3)
  for (const [x, y] of points('4.6,42 15.6,41')) {
    s.line(x, y, x - 2.6, y + 8, 0.6).line(x, y, x + 2.6, y + 8, 0.6)
    s.flat('gold', arc(x, y + 8, 3.6, 3, 0, 180), 1, 0).stroke(arc(x, y + 8, 3.6, 3, 0, 180), 1)
  }
}

function builder(s: Sketch): void {
  backdrop(s, 'slate')
  robe(s, 'stone', 52)
  face(s, 40, true)
  s.wash(
    'slate',
    '17,50 17.6,34 22,26 28,23 34,26 38.4,34 39,50 35.6,46 35.4,38 31,32 25,32 20.6,38 20.4,46',
    0.3,
  )
  s.stroke('16.6,52 17.4,35 22,26 28,22.8 34,26 38.6,35 39.4,52', 1.3)
  s.stroke('20.4,47 20.4,38 25,32.4 28,31.6 31,32.4 35.6,38 35.6,47', 1)
  s.hatch(33, 30, 4, 14, 1.8)
  // The plan of an arch before him
  s.wash('plaque', '3,66.5 6,52 24,54 22,67', 0.3)
  s.ring('3,66.5 6,52 24,54 22,67', 0.9)
  s.stroke(arc(13.6, 65.6, 6, 7.6, 190, 352), 1, DARK)
  // The compasses
  s.stroke(arc(12.4, 36.4, 2, 2, 0, 365), 1.2)
  s.line(11.8, 38.4, 5.6, 58.6, 1.9).line(13, 38.4, 19.6, 59.4, 1.9)
  s.stroke('8.8,49 12.6,47.4 16.4,49.6', 0.9)
}

const PEOPLE = [builder, merchant, noblewoman, cleric, nobleman]

/** The picture on a card of this value. */
export function person(value: number): readonly Layer[] {
  return once(`person ${value}`, () => {
    const s = new Sketch(value + 60, 1)
    PEOPLE[value]?.(s)
    return s
  })
}

/** The back of all cards: the bridge in a frame. */
export function cardBack(): readonly Layer[] {
  return once('card back', () => {
    const s = new Sketch(70, 1.1)
    s.wash('blue', rect(5, 5, 40, 60), 0.2)
      .box(5, 5, 40, 60, 1.2)
      .box(8, 8, 34, 54, 0.7)
    const pale = 'var(--lb-charge)'
    s.line(10, 40, 40, 40, 1.6, pale).line(10, 44, 40, 44, 0.9, pale)
    for (const x of [15, 25, 35]) s.stroke(arc(x, 52, 4, 6, 180, 360), 1.3, pale)
    s.path('12,40 12,30 16,23 20,30 20,40', 1.2, pale)
    s.path('22,40 22,27 25,27 25,22 28,22 28,27 31,27 31,40', 1.2, pale)
    s.path('33,40 33,32 39,32 39,40', 1.2, pale).line(16, 23, 16, 18, 1.2, pale)
    s.line(14.4, 19.6, 17.6, 19.6, 1.1, pale)
    for (const y of [56, 58.4]) s.stroke(points('11,0 17,-1 23,0 29,-1 39,0', 0, y), 0.8, pale)
    return s
  })
}

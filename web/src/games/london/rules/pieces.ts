/**
 * The buildings of the worked examples. They are pieces of a story and stay as they are, whatever
 * the component file says.
 */
import type { BuildingType, Crest, House } from '../art/kinds'

export const CHAPEL_MONEY = [[2, 1], [5, 2], [8, 3], [11, 5], [15, 10]] as const // prettier-ignore

const CHAPEL = 0
const GATE = 1
const HOSTELRY = 2
const HABERDASHER = 3
const GUILD_HOUSE = 4
const PARK = 5

const HOUSES: Readonly<Record<number, readonly [BuildingType, Crest]>> = {
  6: [GATE, 'green'],
  11: [GATE, 'orange'],
  15: [HOSTELRY, 'orange'],
  20: [HOSTELRY, 'blue'],
  23: [HABERDASHER, 'orange'],
  25: [HOSTELRY, 'gray'],
  28: [HABERDASHER, 'blue'],
  32: [CHAPEL, 'blue'],
  33: [HABERDASHER, 'gray'],
  36: [GATE, 'blue'],
  43: [HABERDASHER, 'orange'],
  44: [GUILD_HOUSE, 'all'],
  46: [GATE, 'green'],
  47: [CHAPEL, 'orange'],
  48: [HABERDASHER, 'blue'],
  49: [GUILD_HOUSE, 'all'],
  51: [GATE, 'orange'],
  52: [CHAPEL, 'blue'],
  55: [HOSTELRY, 'orange'],
  58: [HABERDASHER, 'green'],
  59: [GUILD_HOUSE, 'all'],
}

export function house(number: number): House {
  const [type, crest] = HOUSES[number] ?? [PARK, 'blue']
  return { id: number, type, number, crest }
}

export const park = (crest: Crest): House => ({ id: 0, type: PARK, number: null, crest })

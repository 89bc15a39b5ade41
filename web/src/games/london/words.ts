/** The words of Old London Bridge, as text/london/teller.py names them. */
import type { Choice, Facts, GameData } from '$lib/api'
import type { GameWords } from '$lib/teller'
import { series, text, type Arguments } from '$lib/words.svelte'
import { CENTRE, Components, TILES } from './components'

const SLOTS = ['chapel', 'gate', 'hostelry', 'bridge']

export function money(amount: number | string): string {
  if (typeof amount === 'string') return text('money-unsaid')
  return text(amount < 0 ? 'money-lost' : 'money', { amount: Math.abs(amount) })
}

export const cardName = (card: number | string): string => text(`card-${String(card)}`)
export const tileNamed = (name: string): string =>
  text(name === '+1' ? 'tile-raise' : `tile-${name.replace(/ \+?/, '-')}`)
export const tileName = (tile: number): string => tileNamed(TILES[tile] ?? '')
export const tileAbout = (tile: number): string => text(`london-tile-about-${String(tile)}`)
export const slotName = (slot: number): string => text(`slot-${SLOTS[slot] ?? ''}`)
export const faceName = (face: number): string => text(`face-L8-${String(face)}`)
export const typeName = (components: Components, type: number): string =>
  text(`type-${components.typeName(type).replace(' ', '-')}`)

export function buildingName(components: Components, building: number): string {
  const house = components.house(building)
  const type = typeName(components, house.type)
  if (house.number !== null) return text('building-numbered', { type, number: house.number })
  return text('building-park', { type, crest: text(`crest-${house.crest}`) })
}

/** L3.2.4, L3.2.5: which places of an order went not by the cards alone. */
function decidedBy(by: readonly (string | number)[]): string {
  const told = ['chapel', 'printed'].map((what) => {
    const places = by.flatMap((one, index) =>
      one === what || one === 'both' ? [String(index + 1)] : [],
    )
    return places.length > 0 ? text(`order-by-${what}`, { places: series(places) }) : ''
  })
  return told.join('')
}

export function londonWords(data: GameData): GameWords {
  const components = new Components(data)

  function space(value: number): string {
    if (value === CENTRE) return text('space-centre')
    const args: Arguments = { type: typeName(components, value), type_value: value }
    return text('space-outer', args)
  }

  return {
    id: 'london',
    points: money,
    untold: new Set(),
    quiet: new Set(['strength', 'top', 'bonus-top', 'tile-used', 'stack-empty', 'turn']),
    declined: new Set(['cards-declined']),
    evident: new Set(['cards']),
    list(name, values) {
      if (name === 'cards') return series(values.map(cardName))
      return name === 'by' ? decidedBy(values) : undefined
    },
    fact(name, value) {
      if (typeof value === 'string')
        return value === 'unsaid' && name === 'card' ? cardName(value) : value
      switch (name) {
        case 'building':
        case 'old':
          return buildingName(components, value)
        case 'type':
          return typeName(components, value)
        case 'card':
          return cardName(value)
        case 'tile':
          return tileName(value)
        case 'space':
          return space(value)
        case 'slot':
          return slotName(value)
        case 'face':
          return faceName(value)
        case 'price':
        case 'money':
          return money(value)
        case 'place':
          return text(`score-place-${String(value)}`)
        default:
          return undefined
      }
    },
    note: (facts: Facts) => {
      const { tile } = facts
      return typeof tile === 'number'
        ? text('london-tile-is', { tile: tileName(tile), about: tileAbout(tile) })
        : undefined
    },
    caution: ({ message, preview, next }: Choice) => {
      if (next === 'replace') return text('london-caution-replace')
      if (message === 'choice-replace') return undefined // says so itself
      const old = preview.find((event) => event.kind === 'replaced')?.facts.old
      return typeof old === 'number'
        ? text('london-caution-replaces', { building: buildingName(components, old) })
        : undefined
    },
    more: (facts: Facts): Arguments => {
      const face = facts.face
      return face === undefined ? {} : { rule: `L8.${String(face)}` }
    },
  }
}

/** The printed values in words, table by table, as the component file holds them. */
import type { GameData } from '$lib/api'
import { money } from '../words'
import { series, text } from '$lib/words.svelte'
import type { ValueTable } from '../../../rules/companion'
import { tileNamed } from '../words'

type Row = Record<string, unknown>
type Payment = readonly [space: number, pounds: number]

export function londonValues(game: GameData): ValueTable[] {
  return Object.entries(game.data as Record<string, Row>).map(([key, table]) => {
    const name = key.replace('_', '-')
    const source = String(table.source)
    const ours = source === 'inferred' || source === 'reconstructed'
    return {
      name: text(`london-values-${name}`),
      source: text(`london-source-${source}`),
      ours,
      known: ours ? text(`london-known-${name}`) : null,
      lines: ours ? lines(key, table) : [],
    }
  })
}

function lines(table: string, values: Row): string[] {
  switch (table) {
    case 'buildings':
      return buildings(values.tiles as [number, string, string][])
    case 'parks':
      return [text('london-value-crests', { crests: counted(values.crests as string[]) })]
    case 'rondel':
      return [
        text('london-value-stacks', { types: (values.stacks as string[]).map(type).join(', ') }),
        text('london-value-spaces', {
          spaces: (values.spaces as string[]).map(space).join(', '),
        }),
        text('london-value-centre', { price: money(values.centre_price as number) }),
      ]
    case 'chapel_track':
    case 'gate_track':
      return track(values)
    case 'bonus_tiles':
      return (values.stacks as string[][]).map((tiles, i) =>
        text('london-value-bonus-stack', { stack: i + 1, tiles: tiles.map(tileNamed).join(', ') }),
      )
    case 'scoring_tiles':
      return ['chapel', 'gate', 'hostelry', 'bridge'].map((slot) =>
        text('london-value-faces', {
          slot: text(`slot-${slot}`),
          tiles: (values[slot] as string[][]).map(series).join('; '),
        }),
      )
    default:
      return []
  }
}

function buildings(tiles: readonly (readonly [number, string, string])[]): string[] {
  const types = [...new Set(tiles.map(([, name]) => name))]
  return types.map((name) => {
    const own = tiles.filter(([, other]) => other === name)
    const all = own.every(([, , crest]) => crest === 'all')
    const numbers = own.map(([number, , crest]) => (all ? String(number) : crested(number, crest)))
    return text(all ? 'london-value-guild-house' : 'london-value-type', {
      type: type(name),
      numbers: numbers.join(', '),
    })
  })
}

function track(values: Row): string[] {
  const payments = (values.money as Payment[]).map(([at, pounds]) =>
    text('london-value-money-space', { amount: money(pounds), space: at }),
  )
  const bonus = values.bonus as number[] | undefined
  return [
    text('london-value-length', { spaces: Number(values.spaces) }),
    ...(bonus ? [text('london-value-bonus', { spaces: bonus.join(', ') })] : []),
    text('london-value-money', { money: payments.join(', ') }),
  ]
}

function counted(crests: readonly string[]): string {
  const counts = [...new Set(crests)].map((crest) =>
    text('london-value-crest-count', {
      crest: text(`crest-${crest}`),
      number: crests.filter((other) => other === crest).length,
    }),
  )
  return counts.join(', ')
}

const crested = (number: number, crest: string): string =>
  text('london-value-crest', { number, crest: text(`crest-${crest}`) })
const type = (name: string): string => text(`type-${name.replace(' ', '-')}`)
const space = (name: string): string => (name === 'X' ? name : money(Number(name)))

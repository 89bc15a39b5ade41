/** Where the values of the usual city come from, table by table, as its file says. */
import type { GameData } from '$lib/api'
import { text } from '$lib/words.svelte'
import type { ValueTable } from '../../../rules/companion'

interface Mode {
  speed: number
  colour: string
  source: Record<Aspect, string>
}
type Aspect = 'speed' | 'colour'

interface City {
  modes: Record<string, Mode>
  bridges: { list: { name: string }[] }
  spaces: { list: { id: string; name: string }[] }
  streets: { list: { name: string }[] }
  overpasses: { list: { name: string }[] }
  rails: { lines: string[] }
}

const STATED = 'stated'

export function bridgetownValues(game: GameData): ValueTable[] {
  const city = game.data as unknown as City
  return Object.entries(game.data).flatMap(([name, table]) => {
    if (name === 'modes') return [...ofModes(city.modes, 'speed'), ...ofModes(city.modes, 'colour')]
    const source = sourceOf(table)
    return source === null ? [] : [ofTable(name, source, city)]
  })
}

/** The plain values beside the tables have none. */
const sourceOf = (table: unknown): string | null =>
  typeof table === 'object' && table !== null && 'source' in table ? String(table.source) : null

function ofTable(name: string, source: string, city: City): ValueTable {
  const ours = source !== STATED
  return {
    name: text(`bridgetown-values-${name}`),
    source: text(`bridgetown-source-${source}`),
    ours,
    known: ours ? text(`bridgetown-known-${name}`) : null,
    lines: ours ? lines(name, city) : [],
  }
}

/** Speeds and colours have sources mode by mode: one line for each source. */
function ofModes(modes: City['modes'], aspect: Aspect): ValueTable[] {
  const sources = [...new Set(Object.values(modes).map(({ source }) => source[aspect]))]
  return sources.map((source) => {
    const named = Object.entries(modes)
      .filter(([, mode]) => mode.source[aspect] === source)
      .map(([name, mode]) => MODE_WORDS[aspect](text(`mode-${name}`), mode))
    return {
      name: text(`bridgetown-values-${aspect}`, { modes: named.join(', ') }),
      source: text(`bridgetown-source-${source}`),
      ours: source !== STATED,
      known: null,
      lines: [],
    }
  })
}

const MODE_WORDS: Record<Aspect, (mode: string, of: Mode) => string> = {
  speed: (mode, { speed }) => text('bridgetown-value-speed', { mode, speed }),
  colour: (mode, { colour }) =>
    text('bridgetown-value-flag', { mode, flag: text(`flag-${colour}`) }),
}

function lines(table: string, city: City): string[] {
  switch (table) {
    case 'bridges':
      return [city.bridges.list.map(({ name }) => name).join(', ')]
    case 'streets':
      return [city.streets.list.map(({ name }) => name).join(', ')]
    case 'overpasses':
      return city.overpasses.list.map(({ name }) => name)
    case 'rails':
      return city.rails.lines.map((line) => stops(line, city))
    default:
      return []
  }
}

/** The stops of a line by their names: the file gives the ids of its spaces. */
function stops(line: string, city: City): string {
  const names = new Map(city.spaces.list.map(({ id, name }) => [id, name]))
  return line
    .split(' - ')
    .map((id) => names.get(id) ?? id)
    .join(' – ')
}

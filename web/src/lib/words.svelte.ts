/**
 * The messages of the reader's language: the same Fluent files that Python reads. Switching is
 * instant for everything on the screen, because whatever calls `text` follows the language.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arguments = Record<string, FluentVariable>

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
}

const KEY = 'twinspan.language'
const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./messages/en'),
  fr: () => import('./messages/fr'),
  de: () => import('./messages/de'),
  it: () => import('./messages/it'),
}
/** Of each game: its words at the table, and those of its board. */
const FOLDER = '../../../src/twinspan/text/messages'
const ofGames = import.meta.glob<string>(
  [
    '../../../src/twinspan/text/messages/*/*.ftl',
    '!../../../src/twinspan/text/messages/*/{page,table,game,arena,report,table-rules,rules-page}.ftl',
    '!../../../src/twinspan/text/messages/*/*-{about,boards,faults,report,rules,rules-page}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

let current = $state<Language>('en')
let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))

const isLanguage = (name: string): name is Language =>
  (LANGUAGES as readonly string[]).includes(name)

/** The language chosen earlier, else the browser's first one that is ours, else English. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  const wanted = [stored ?? '', ...navigator.languages].map((name) => name.slice(0, 2))
  return wanted.find(isLanguage) ?? 'en'
}

/** Messages that are needed on some screens only, such as the rules, by language. */
const extra: Partial<Record<Language, string[]>> = {}
/** The games that are spoken of. */
let games: readonly string[] = []

export async function setLanguage(language: Language): Promise<void> {
  const [source, ...own] = await Promise.all([
    loaders[language]().then((loaded) => loaded.default),
    ...games.flatMap((game) =>
      [game, `${game}-page`].map((name) => ofGames[`${FOLDER}/${language}/${name}.ftl`]?.() ?? ''),
    ),
  ])
  bundle = bundleOf(language, [source, ...own, ...(extra[language] ?? [])])
  current = language
  localStorage.setItem(KEY, language)
  document.documentElement.lang = language
}

export const language = (): Language => current

/** Fetches the words of a game; from now on they are there in whichever language is read. */
export async function speakOf(game: string): Promise<void> {
  if (games.includes(game)) return
  games = [...games, game]
  await setLanguage(current)
}

export const knows = (id: string): boolean => bundle.hasMessage(id)

export async function addMessages(to: Language, source: string): Promise<void> {
  const known = extra[to] ?? []
  if (known.includes(source)) return
  extra[to] = [...known, source]
  if (to === current) await setLanguage(to)
}

function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    // A screen may bring messages that are there already; tests see that no two files differ.
    const [error] = made.addResource(new FluentResource(source), { allowOverrides: true })
    if (error) throw error
  }
  return made
}

/**
 * Whole numbers below a thousand look alike in all our languages; whatever else knows more would
 * take a slow device a tenth of a second to get ready.
 */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000
    return small ? String(this.value) : super.toString(scope)
  }
}

/** A message in the reader's language. */
export function text(id: string, args: Arguments = {}): string {
  const message = bundle.getMessage(id)
  if (message?.value == null) return id
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new SmallNumber(value) : value,
  ])
  // With a place for errors a missing argument shows as such and does not break the screen.
  return bundle.formatPattern(message.value, Object.fromEntries(given) as Arguments, [])
}

/** One, two and three. */
export function series(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return text('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' })
}

/** Fetches the texts of the rules page: a chunk per file and language, when they are needed. */
import { addMessages, speakOf, type Language } from '$lib/words.svelte'

const FOLDER = '../../../src/twinspan/text/messages'
const files = import.meta.glob<string>(
  [
    '../../../src/twinspan/text/messages/*/*-rules.ftl',
    '../../../src/twinspan/text/messages/*/rules-page.ftl',
    '../../../src/twinspan/text/messages/*/*-rules-page.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const path = (language: Language, name: string): string => `${FOLDER}/${language}/${name}.ftl`

/** Adds the messages of a language, and returns the sources of the rules in reading order. */
export async function fetchRules(game: string, language: Language): Promise<string[]> {
  const fetchAll = (names: readonly string[]): Promise<string[]> =>
    Promise.all(names.flatMap((name) => files[path(language, name)]?.() ?? []))
  const [page, rules] = await Promise.all([
    // The second one only where a companion has something to say.
    fetchAll(['rules-page', `${game}-rules-page`]),
    fetchAll([`${game}-rules`, 'table-rules']),
    speakOf(game),
  ])
  await addMessages(language, [...page, ...rules].join('\n'))
  return rules
}

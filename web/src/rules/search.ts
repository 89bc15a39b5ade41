/** Finding words in texts, whatever their accents and capitals. */

export type Span = readonly [start: number, end: number]

/** Letters that do not fall apart into a plain letter and its accent, and signs typed otherwise. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
}

const foldLetter = (letter: string): string => {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return PLAIN[bare] ?? bare
}

export const fold = (text: string): string => Array.from(text, foldLetter).join('')

/** The words of a query; each of them must occur. */
export const queryWords = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => places(folded, word).length > 0)
}

/** A point belongs to the word that it stands in: the 3 of L4.3 begins none. */
const WITHIN_WORD = /[\p{L}\p{N}.]/u

/**
 * Where a word occurs: anywhere, since what is looked for may be the end of a compound. A single
 * letter or digit says something only where a word begins with it.
 */
function places(folded: string, word: string): number[] {
  const found: number[] = []
  for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + 1))
    if (word.length > 1 || !WITHIN_WORD.test(folded.charAt(i - 1))) found.push(i)
  return found
}

/** Where the words occur in the text as it is written; spans that touch are joined. */
export function hits(text: string, words: readonly string[]): Span[] {
  if (words.length === 0) return []
  let folded = ''
  /** For each folded letter, the span of the written one. */
  const written: Span[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    const span: Span = [at, at + letter.length]
    folded += plain
    written.push(...Array.from(plain, () => span))
    at += letter.length
  }
  const found: Span[] = []
  for (const word of words)
    for (const i of places(folded, word))
      found.push([written[i]?.[0] ?? 0, written[i + word.length - 1]?.[1] ?? 0])
  return joined(found.sort((a, b) => a[0] - b[0]))
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const [start, end] of spans) {
    const last = result.at(-1)
    if (last && start <= last[1]) result.splice(-1, 1, [last[0], Math.max(last[1], end)])
    else result.push([start, end])
  }
  return result
}

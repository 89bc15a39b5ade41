/** A text cut into pieces: plain words, cited rules and found words. */
import { hits, type Span } from './search'

export interface Piece {
  text: string
  /** The cited rule or chapter. */
  rule: string | null
  hit: boolean
}

/** Whatever looks like an id; which of these exist is for the book to say. */
const CITATION = /\b[A-Z]\d+(?:\.\d+)*[a-z]?\b/g

export function pieces(
  text: string,
  known: ReadonlySet<string>,
  words: readonly string[],
): Piece[] {
  const found = hits(text, words)
  const result: Piece[] = []
  let at = 0
  for (const match of text.matchAll(CITATION)) {
    const [id] = match
    if (!known.has(id)) continue
    result.push(...marked(text, [at, match.index], found, null))
    result.push(...marked(text, [match.index, match.index + id.length], found, id))
    at = match.index + id.length
  }
  result.push(...marked(text, [at, text.length], found, null))
  return result
}

/** The part of a text, cut where found words begin and end. A citation stays in one piece. */
function marked(
  text: string,
  [from, to]: Span,
  found: readonly Span[],
  rule: string | null,
): Piece[] {
  const within = found.filter(([start, end]) => start < to && end > from)
  if (rule !== null) return [{ text: text.slice(from, to), rule, hit: within.length > 0 }]
  const result: Piece[] = []
  const add = (start: number, end: number, hit: boolean): void => {
    if (start < end) result.push({ text: text.slice(start, end), rule, hit })
  }
  let at = from
  for (const [start, end] of within) {
    add(at, Math.max(from, start), false)
    add(Math.max(from, start), Math.min(to, end), true)
    at = Math.min(to, end)
  }
  add(at, to, false)
  return result
}

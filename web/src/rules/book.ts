/**
 * The rules of a game as a book: chapters and numbered rules in the order of their messages, as
 * text/rules.py reads them. Rule L4.3 is the message `rule-L4-3`, chapter L3.1 is `chapter-L3-1`,
 * `intro-L5` is what chapter L5 says before its first rule, and `ruling-B2-3` completes rule B2.3;
 * `ruling-L6-11` stands alone, for all of that rule is a ruling.
 */
import { FluentResource } from '@fluent/bundle'

/** Where the rulings are explained. */
export const RULINGS = 'R'

export interface Entry {
  /** As people cite it: "L4.3", "R3.3.7", "L3.1". */
  id: string
  message: string
}

export interface Rule extends Entry {
  /** Our choice where the rulebooks are silent or differ. */
  ruling: boolean
  /** The message of a ruling that completes the rule. */
  added: string | null
}

export interface Chapter extends Entry {
  /** A part of the chapter before it, as L3.1 is of L3. */
  part: boolean
  intro: string | null
  rules: Rule[]
}

export function readBook(sources: readonly string[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const message of sources.flatMap(messageIds)) {
    const [kind, ...rest] = message.split('-')
    const id = rest.join('.')
    const chapter = chapters.at(-1)
    if (kind === 'chapter')
      chapters.push({ id, message, part: id.includes('.'), intro: null, rules: [] })
    else if (kind === 'intro' && chapter) chapter.intro = message
    else if ((kind === 'rule' || kind === 'ruling') && chapter) {
      const last = chapter.rules.at(-1)
      if (kind === 'ruling' && last?.id === id) last.added = message
      else {
        const ruling = kind === 'ruling' || id.startsWith('R')
        chapter.rules.push({ id, message, ruling, added: null })
      }
    }
  }
  return chapters
}

const messageIds = (source: string): string[] =>
  new FluentResource(source).body.map((entry) => entry.id)

/** The letter with which the ids of the game's own rules begin: the table's come last. */
export const gameLetter = (chapters: readonly Chapter[]): string => chapters[0]?.id.charAt(0) ?? ''

/** Everything that can be cited. */
export const citedIds = (chapters: readonly Chapter[]): Set<string> =>
  new Set(chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]))

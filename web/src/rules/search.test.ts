import { expect, test } from 'vitest'
import { fold, hits, matches, queryWords } from './search'

const found = (text: string, query: string): string[] =>
  hits(text, queryWords(query)).map(([start, end]) => text.slice(start, end))

test('accents, capitals and typographic signs do not matter', () => {
  expect(fold('L’Hôtel, ÜBER Straße, cœur')).toBe("l'hotel, uber strasse, coeur")
  expect(matches('À deux joueurs, l’hôtel', queryWords("HOTEL l'h a"))).toBe(true)
})

test('all words must occur, in any order', () => {
  expect(matches('L4.4 A park always goes on the next free site.', queryWords('free park'))).toBe(
    true,
  )
  expect(matches('L4.4 A park always goes on the next free site.', queryWords('park gate'))).toBe(
    false,
  )
  expect(matches('L4.4 A park', queryWords('l4.4'))).toBe(true)
})

test('hits are cut from the text as it is written', () => {
  expect(found('Straße und Größe', 'strasse')).toEqual(['Straße'])
  expect(found('Straße und Größe', 'ss')).toEqual(['ß', 'ß'])
  expect(found('une série décroissante', 'serie')).toEqual(['série'])
  expect(found('park', '')).toEqual([])
})

test('a single letter or digit is found where a word begins with it', () => {
  expect(found('Straße und Größe', 's')).toEqual(['S'])
  expect(found('the X space, next to the exit', 'x')).toEqual(['X'])
  expect(found('a 3, £3, 13 or L4.3', '3')).toEqual(['3', '3'])
  expect(matches('L4.3 A park', queryWords('3'))).toBe(false)
})

test('longer words are found within others', () => {
  expect(found('das Brückentor', 'tor')).toEqual(['tor'])
})

test('hits that touch or overlap are one', () => {
  expect(found('bonus tiles', 'bon nus')).toEqual(['bonus'])
  expect(found('aaaa', 'aa')).toEqual(['aaaa'])
})

import { expect, test } from 'vitest'
import { pieces } from './prose'

const KNOWN = new Set(['L4', 'L6.9', 'L7.2', 'L7.2b', 'T1'])

test('a text stays whole: its pieces join to it again', () => {
  const text = 'Build (L4), then look at L7.2b or (L6.9).'
  for (const words of [[], ['l'], ['build', '7.2']])
    expect(
      pieces(text, KNOWN, words)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('cited rules that exist become links', () => {
  const rules = pieces('See L7.2b, L7.2 and T1, but not L99.1 or XL4.', KNOWN, [])
    .map(({ rule }) => rule)
    .filter((rule) => rule !== null)
  expect(rules).toEqual(['L7.2b', 'L7.2', 'T1'])
})

test('whichever letter a game has, its rules become links', () => {
  const rules = pieces('B3.2 to R3.15, not L4.', new Set(['B3.2', 'R3.15']), [])
    .map(({ rule }) => rule)
    .filter((rule) => rule !== null)
  expect(rules).toEqual(['B3.2', 'R3.15'])
})

test('found words are marked, in plain text and in citations', () => {
  const marked = pieces('A park (L6.9) and parks', KNOWN, ['park', 'l6'])
    .filter(({ hit }) => hit)
    .map(({ text }) => text)
  expect(marked).toEqual(['park', 'L6.9', 'park'])
})

import { beforeAll, expect, test } from 'vitest'
import type { Choice, GameData, ScoreLine } from '$lib/api'
import { setLanguage, speakOf } from '$lib/words.svelte'
import { londonWords } from './words'

const data = {
  data: {
    buildings: { tiles: [[41, 'haberdasher', 'blue']] },
    parks: { crests: [] },
    rondel: { stacks: [], spaces: [], centre_price: 2 },
  },
} as unknown as GameData

const choice = (more: Partial<Choice>): Choice => ({
  action: 1,
  message: 'choice-stack',
  facts: {},
  preview: [],
  next: null,
  ...more,
})
const line = (seat: number, value: number, amount: number, place: number): ScoreLine => ({
  seat,
  rule: 'L7.2c',
  amount,
  why: 'hand-value',
  facts: { value, place },
})

beforeAll(async () => {
  await setLanguage('en')
  await speakOf('london')
})

test('a choice that costs a house says so', () => {
  const words = londonWords(data)
  const replaced = { kind: 'replaced', seat: 0, facts: { building: 41, old: 41, site: 1 } }
  expect(words.caution?.(choice({}))).toBeUndefined()
  expect(words.caution?.(choice({ next: 'replace' }))).toBe('takes the place of one of your houses')
  expect(words.caution?.(choice({ preview: [replaced] }))).toBe('takes the place of haberdasher 41')
  expect(
    words.caution?.(choice({ message: 'choice-replace', preview: [replaced] })),
  ).toBeUndefined()
})

test('who gets less for as much learns why', () => {
  const words = londonWords(data)
  const [first, second, third] = [line(0, 4, 5, 1), line(1, 4, 3, 2), line(2, 1, 1, 3)]
  const lines = [first, second, third]
  expect(words.tie?.(first, lines)).toBeUndefined()
  expect(words.tie?.(second, lines)).toMatch(/behind on the chapel track/)
  expect(words.tie?.(third, lines)).toBeUndefined()
})

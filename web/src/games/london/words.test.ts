import { beforeAll, expect, test } from 'vitest'
import type { Choice, EventData, GameData, ScoreLine } from '$lib/api'
import { Teller } from '$lib/teller'
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
const line = (facts: ScoreLine['facts']): ScoreLine => ({
  seat: 1,
  rule: 'L7.2c',
  amount: 3,
  why: 'hand-value',
  facts: { value: 4, place: 2, ...facts },
})
const event = (kind: string, facts: EventData['facts']): EventData => ({ kind, seat: 1, facts })
const teller = new Teller(londonWords(data), ['Ada', 'Ben', 'Cleo'])

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

test('what a tie has decided says with whom, and what broke it', () => {
  const tie = { tied: [0, 2], tie_break: 'chapel' }
  expect(teller.score(line({}))).toBe('cards in hand worth 4, second place')
  expect(teller.score(line(tie))).toBe(
    'cards in hand worth 4, second place; tied with Ada and Cleo, decided by the chapel track',
  )
  expect(teller.event(event('face-paid', { face: 10, amount: 2, ...tie }))).toBe(
    'Ben receives £2 (each round, highest card played, L8.10). Tied with Ada and Cleo, decided by the chapel track.',
  )
})

test('the order of a round tells which places the cards alone did not decide', () => {
  const order = (by: string[]): string =>
    teller.event(event('order', { seats: [1, 0, 2].slice(0, by.length), by }))
  expect(order(['card', 'card', 'card'])).toBe('The turn order is Ben, Ada and Cleo.')
  expect(order(['card', 'chapel', 'chapel'])).toBe(
    'The turn order is Ben, Ada and Cleo. Equal cards: places 2 and 3 go by the chapel track.',
  )
  expect(order(['printed', 'printed'])).toBe(
    'The turn order is Ben and Ada. Equal cards of one player: places 1 and 2 go by the printed value.',
  )
  expect(order(['both', 'both', 'chapel'])).toBe(
    'The turn order is Ben, Ada and Cleo. Equal cards: places 1, 2 and 3 go by the chapel track. Equal cards of one player: places 1 and 2 go by the printed value.',
  )
})

test('who can only decline is no story', () => {
  const forced = event('only-choice', { action: 'done', to: 'take-cards' })
  const declined = event('cards-declined', {})
  expect(teller.story([forced, declined])).toBe('')
  expect(teller.story([declined])).toBe('Ben takes no more cards.')
  expect(teller.story([event('only-choice', { action: 'card 0', to: 'cards' })])).toBe('')
  expect(teller.story([event('only-choice', { action: 'bonus 2', to: 'bonus' })])).toBe(
    'Ben has only one possibility here.',
  )
})

import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import type { EventData } from '$lib/api'
import type { Teller } from '$lib/teller'
import { setLanguage, speakOf } from '$lib/words.svelte'
import type { BoardProps } from '../../table/board'
import { Components, type LondonState } from './components'
import Order from './Order.svelte'

beforeEach(async () => {
  await setLanguage('en')
  await speakOf('london')
})

/** Ada has played 3 and a 2 that is raised, Ben 3 and 1; what the story told last is given. */
function show(turn: number, by: string[]): void {
  const names = ['Ada', 'Ben']
  const order = [0, 0, 1, 1]
  const state: Partial<LondonState> = {
    turn,
    order,
    order_cards: [0, 1, 0, 1],
    played: [
      [3, 2],
      [3, 1],
    ],
    raised: [
      [0, 1],
      [0, 0],
    ],
    faces: [0, 0, 0, 0],
    asking: 'place',
  }
  const event: EventData = { kind: 'order', seat: -1, facts: { seats: order, by } }
  const board: Partial<BoardProps> = {
    seats: names.map((name) => ({ name, colour: 'teal' }) as BoardProps['seats'][number]),
    view: { seats: 2, seat: 0, to_act: [0], options: {}, outcome: null, state: {} },
    data: { id: 'london' } as BoardProps['data'],
    teller: { player: (seat: number) => names[seat] } as unknown as Teller,
    latest: (kind) => (kind === 'order' ? event : undefined),
  }
  const scoring = { places: [], empty_sites: [], unused_tile: 1 }
  render(Order, {
    props: {
      board: board as BoardProps,
      components: Object.assign(Object.create(Components.prototype) as Components, {
        data: { scoring },
      }),
      now: state as LondonState,
    },
  })
}

function places(): string[] {
  const items = document.querySelectorAll('ol > li')
  return Array.from(items, (item) => (item.textContent || '').replace(/\s+/g, ' ').trim())
}

test('every place that a tie decided says so, and by what', () => {
  show(0, ['both', 'both', 'chapel', 'card'])
  const [first, second, third, last] = places()
  expect(first).toMatch(/plays 3 = chapel track, printed value$/)
  expect(second).toMatch(/2 raised to 3 = chapel track, printed value$/)
  expect(third).toMatch(/plays 3 = chapel track$/)
  expect(last).toMatch(/plays 1$/)
  expect(
    screen.getByTitle(/^Equal cards: who is ahead on the chapel track goes first\.$/),
  ).toBeTruthy()
})

test('what a tie of one’s own cards decided goes by the printed value', () => {
  show(2, ['printed', 'printed', 'card', 'card'])
  expect(places().map((place) => place.endsWith('= printed value'))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('while cards may be raised nothing is decided, whatever the round before told', () => {
  show(-1, ['both', 'both', 'chapel', 'card'])
  expect(places().some((place) => place.includes('='))).toBe(false)
})

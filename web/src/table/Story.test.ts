import type { Moment, Reason, SeatData } from '$lib/api'
import { Teller, type GameWords } from '$lib/teller'
import { setLanguage, speakOf, text } from '$lib/words.svelte'
import { render, screen, within } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { ADA, MAUD } from '../shell/trial'
import type { Session } from './session.svelte'
import Story from './Story.svelte'

const WORDS: GameWords = {
  id: 'london',
  points: (amount) => text('money', { amount }),
  untold: new Set(['strength']),
  quiet: new Set(),
  fact: () => undefined,
  list: () => undefined,
}

const moment = (number: number, kind: string, seat: number): Moment => ({
  number,
  seats: [seat],
  events: [{ kind, seat, facts: { price: '£2', space: 'the centre' } }],
  held: false,
})
const MOMENTS = [moment(0, 'strength', 0), moment(1, 'passed', 1), moment(2, 'strength', 1)]

const estimate = (
  message: string,
  win_share: number,
  score: number,
): Reason['estimates'][number] => ({
  message,
  facts: { cards: '3' },
  win_share,
  score,
})
const CHOSEN = estimate('choice-pass', 0.464, 38.4)
const OTHERS = [estimate('choice-card', 0.411, 37.2), estimate('choice-gate-2', 0.396, 35.5)]

/** What the browser of the tests does not know: how large things are. */
class Sizes {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Sizes)
  Element.prototype.scrollIntoView = vi.fn()
  await setLanguage('en')
  await speakOf('london')
})

function show(past: number, reasons: Reason[], seats: SeatData[] = [ADA, MAUD]): void {
  const session = {
    live: { id: 'k3v9mq2xwp' },
    moments: MOMENTS,
    past,
    present: { point: 2 },
    reasonsAt: (at: number) => reasons.filter((reason) => reason.moment === at),
  } as unknown as Session
  const teller = new Teller(WORDS, ['Ada', 'Maud'])
  render(Story, { session, teller, seats, tab: 'story' })
}

const shown = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('li.shown')
  if (!found) throw new Error('no line is shown')
  return found
}

test('the moment that is looked at tells what a computer expected, and what else it thought of', () => {
  show(1, [{ moment: 1, seat: 1, estimates: [CHOSEN, ...OTHERS] }])
  const line = within(shown())
  expect(
    line.getByText('With this, Maud expected to win 46% of the time, with £38 on average.'),
  ).toBeTruthy()
  expect(line.getByText('Next best:')).toBeTruthy()
  const others = line.getAllByRole('listitem').map((item) => item.textContent)
  expect(others).toEqual(['41%, £37 – Play 3', '40%, £36 – Use Gate +2'])
})

test('what looks better than what was chosen comes first, and why it was not chosen is told', () => {
  const slip = estimate('choice-pass', 0.404, 30)
  const ordered = [estimate('choice-card', 0.403, 37.2), estimate('choice-gate-2', 0.452, 35.5)]
  show(1, [{ moment: 1, seat: 1, estimates: [slip, ...ordered] }])
  const line = within(shown())
  const others = line.getAllByRole('listitem').map((item) => item.textContent)
  expect(others).toEqual(['45%, £36 – Use Gate +2', '40%, £37 – Play 3'])
  expect(line.getByText('It overlooked something better.')).toBeTruthy()
})

test('what looks as good as what was chosen is not better', () => {
  const others = [estimate('choice-card', 0.4643, 37.2)]
  show(1, [{ moment: 1, seat: 1, estimates: [CHOSEN, ...others] }])
  expect(screen.queryByText(/something better/)).toBeNull()
})

test('other moments keep it to themselves', () => {
  show(0, [{ moment: 1, seat: 1, estimates: [CHOSEN] }])
  expect(screen.queryByText(/expected to win/)).toBeNull()
})

test('where nothing else was thought of nothing else is told', () => {
  show(1, [{ moment: 1, seat: 1, estimates: [CHOSEN] }])
  expect(screen.getByText(/^With this, Maud expected to win 46%/)).toBeTruthy()
  expect(screen.queryByText('Next best:')).toBeNull()
})

test('a moment that the story leaves out is told for its reasons, with what was decided', () => {
  show(2, [{ moment: 2, seat: 1, estimates: [CHOSEN] }])
  expect(shown().dataset.moment).toBe('2')
  expect(within(shown()).getByText('Pass')).toBeTruthy()
  expect(within(shown()).getByText(/^With this, Maud expected to win 46%/)).toBeTruthy()
})

test('without reasons the story leaves it out', () => {
  show(2, [])
  expect(shown().dataset.moment).toBe('1')
})

test('a computer that plays on for somebody is not taken for them', () => {
  show(1, [{ moment: 1, seat: 1, estimates: [CHOSEN] }], [ADA, { ...ADA, name: 'Maud' }])
  expect(
    screen.getByText(/^With this, the computer playing for Maud expected to win 46%/),
  ).toBeTruthy()
})

test('a score of few points is told more precisely', async () => {
  const races = new Teller({ ...WORDS, id: 'bridgetown', digits: 1 }, ['Ada', 'Maud'])
  const reason = { moment: 1, seat: 1, estimates: [estimate('choice-pass', 0.005, 6.449)] }
  expect(races.expectation(reason, true)).toContain('£6.4 on average')
  await setLanguage('de')
  expect(races.expectation(reason, true)).toContain('durchschnittlich £6,4')
  await setLanguage('en')
})

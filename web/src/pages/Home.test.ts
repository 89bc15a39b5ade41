import { api, RequestError, type NewTable, type TableLine } from '$lib/api'
import { prefs } from '$lib/prefs.svelte'
import { setLanguage } from '$lib/words.svelte'
import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { playDialogs } from '../shell/dialogs'
import { BRIDGETOWN, GOOD_CITY, LONDON, tableWith } from '../shell/trial'
import Home from './Home.svelte'

type Card = BoundFunctions<typeof queries>

beforeAll(async () => {
  await setLanguage('en')
  playDialogs()
  window.scrollTo = vi.fn()
})

beforeEach(() => {
  prefs.name = 'Ada'
  prefs.colour = 'teal'
  prefs.opponents = {}
  vi.spyOn(api, 'games').mockResolvedValue([LONDON, BRIDGETOWN])
  vi.spyOn(api, 'myTables').mockResolvedValue([])
})

/** The card of a game, as soon as the server has told what can be played. */
async function card(name: string): Promise<Card> {
  render(Home)
  const found = within(screen.getByRole('article', { name }))
  await waitFor(() => {
    expect(found.getByRole<HTMLButtonElement>('button', { name: 'Play now' }).disabled).toBe(false)
  })
  return found
}

async function opened(game: string, way: (card: Card) => Promise<unknown>): Promise<NewTable> {
  const open = vi.spyOn(api, 'open').mockResolvedValue(tableWith([]))
  await way(await card(game))
  await waitFor(() => {
    expect(open).toHaveBeenCalledOnce()
  })
  const [wanted] = open.mock.calls[0] ?? []
  if (!wanted) throw new Error('no table was opened')
  return wanted
}

const click = (inside: Card, name: RegExp | string): Promise<unknown> =>
  fireEvent.click(inside.getByRole('button', { name }))

const choose = (inside: Card, label: string, value: string): Promise<unknown> =>
  fireEvent.change(inside.getByLabelText(label), { target: { value } })

const ada = { name: 'Ada', colour: 'teal' }
const bot = { bot: 'apprentice' }
const OLB = 'Old London Bridge'
const RACES = 'Bridgetown Races'

test.each([
  [OLB, { game: 'london', board: null }],
  [RACES, { game: 'bridgetown', board: 'portland' }],
])('one click starts %s against two computers', async (name, where) => {
  const wanted = await opened(name, (card) => click(card, 'Play now'))
  expect(wanted).toMatchObject({ ...where, seats: 3, sitting: [ada, bot, bot], start: true })
  expect(location.pathname).toBe('/table/k3v9mq2xwp')
})

test('a newcomer plays against apprentices, and is told what they are', async () => {
  const london = await card(OLB)
  expect(london.getByLabelText<HTMLSelectElement>('How strong?').value).toBe('apprentice')
  expect(london.getByText(/^Looks a little ahead and slips now and then/)).toBeTruthy()
  expect(london.queryByText(/hundreds of continuations/)).toBeNull()
})

test('all computers are as strong as one chooses, and meet one again', async () => {
  const wanted = await opened(OLB, async (card) => {
    await choose(card, 'How many computers?', '3')
    await choose(card, 'How strong?', 'journeyman')
    expect(card.getByText(/tries hundreds of continuations in its head/)).toBeTruthy()
    await click(card, 'Play now')
  })
  const strong = { bot: 'journeyman' }
  expect(wanted).toMatchObject({ seats: 4, sitting: [ada, strong, strong, strong] })
  cleanup()
  const again = await card(OLB)
  expect(again.getByLabelText<HTMLSelectElement>('How strong?').value).toBe('journeyman')
  expect(again.getByLabelText<HTMLSelectElement>('How many computers?').value).toBe('3')
  const races = within(screen.getByRole('article', { name: RACES }))
  expect(races.getByLabelText<HTMLSelectElement>('How strong?').value).toBe('apprentice')
})

test('each computer can be as strong as one chooses', async () => {
  const wanted = await opened(OLB, async (card) => {
    expect(card.queryByLabelText('How strong is computer 1?')).toBeNull()
    await choose(card, 'How strong?', ' each')
    await choose(card, 'How strong is computer 1?', 'journeyman')
    await choose(card, 'How strong is computer 2?', 'random')
    const notes = card.getAllByText(/^– (Thinks about a second|Moves at random)/)
    expect(notes.map((note) => note.textContent.trim().split(' – ')[0])).toEqual([
      'Journeyman',
      'Drifter',
    ])
    await click(card, 'Play now')
  })
  expect(wanted.sitting).toEqual([ada, { bot: 'journeyman' }, { bot: 'random' }])
})

test('against a single computer there is nothing to mix', async () => {
  prefs.opponents = { london: ['journeyman', 'random'] }
  const london = await card(OLB)
  await choose(london, 'How many computers?', '1')
  expect(london.queryByRole('option', { name: 'Mixed' })).toBeNull()
  expect(london.getByLabelText<HTMLSelectElement>('How strong?').value).toBe('journeyman')
})

test('a strength that is not there any more is replaced by the usual one', async () => {
  prefs.opponents = { london: ['grandmaster', 'random'] }
  const wanted = await opened(OLB, (card) => click(card, 'Play now'))
  expect(wanted.sitting).toEqual([ada, bot, { bot: 'random' }])
})

test('somebody without a name plays as a guest', async () => {
  prefs.name = '  '
  const wanted = await opened(OLB, (card) => click(card, 'Play now'))
  expect(wanted.sitting[0]).toEqual({ name: 'Guest', colour: 'teal' })
})

test('a table for friends waits for them', async () => {
  const wanted = await opened(OLB, (card) => click(card, /^With friends/))
  expect(wanted).toMatchObject({ seats: 4, sitting: [ada], start: false })
})

test('people on one screen have names and colours of their own', async () => {
  const wanted = await opened(OLB, async (card) => {
    await click(card, /^Same screen/)
    const dialog = within(screen.getByRole('dialog', { name: 'Who plays on this screen?' }))
    await choose(dialog, 'Number of players', '3')
    await choose(dialog, 'Who plays as number 3?', 'apprentice')
    await click(dialog, 'Start the game')
  })
  expect(wanted).toMatchObject({
    seats: 3,
    sitting: [ada, { name: 'Player 2', colour: 'red' }, bot],
    start: true,
  })
})

test('only a game with several boards offers a choice, and the usual one is chosen', async () => {
  const races = await card(RACES)
  expect(races.getByLabelText<HTMLSelectElement>('City').value).toBe('portland')
  expect(within(screen.getByRole('article', { name: OLB })).queryByLabelText('City')).toBeNull()
})

test.each([
  ['Play now', 'Play now'],
  ['a table for friends', /^With friends/],
])('the chosen city counts for %s, and stays chosen', async (_, way) => {
  const wanted = await opened(RACES, async (card) => {
    await choose(card, 'City', 'twinford')
    await click(card, way)
  })
  expect(wanted.board).toBe('twinford')
  cleanup()
  const again = await card(RACES)
  expect(again.getByLabelText<HTMLSelectElement>('City').value).toBe('twinford')
  await choose(again, 'City', 'portland')
})

test('a city of one’s own is checked, and every way to play leads there', async () => {
  const check = vi.spyOn(api, 'checkBoard').mockResolvedValue(GOOD_CITY)
  const wanted = await opened(RACES, async (card) => {
    await choose(card, 'City', ' file')
    const dialog = within(screen.getByRole('dialog', { name: 'A city of your own' }))
    await dialog.findByRole('button', { name: /^Choose a/ })
    const picker = document.querySelector('dialog[open] input[type=file]')
    if (!picker) throw new Error('nothing to pick a file with')
    const file = new File(['name = "Venice"'], 'venice.toml')
    await fireEvent.change(picker, { target: { files: [file] } })
    await fireEvent.click(await dialog.findByRole('button', { name: 'Choose Venice' }))
    expect(check.mock.calls[0]?.slice(0, 2)).toEqual(['bridgetown', 'name = "Venice"'])
    await click(card, /^Same screen/)
    const people = within(screen.getByRole('dialog', { name: 'Who plays on this screen?' }))
    expect(people.getByText('City: Venice')).toBeTruthy()
    await click(people, 'Start the game')
  })
  expect(wanted.board).toEqual({ name: 'Venice' })
})

test('the card says in how many of its games it is my turn', async () => {
  const line: TableLine = {
    id: 'a',
    game: 'london',
    status: 'playing',
    names: [],
    bots: 0,
    mine: [],
    my_turn: true,
    winners: [],
    score: null,
    changed: '',
  }
  vi.spyOn(api, 'myTables').mockResolvedValue([line, { ...line, id: 'b', my_turn: false }])
  const london = await card(OLB)
  expect(await london.findByText('It is your turn in one game.')).toBeTruthy()
  const races = within(screen.getByRole('article', { name: RACES }))
  expect(races.getByText('Go on where you left off.')).toBeTruthy()
})

test('without a connection there is another try', async () => {
  const lost = new RequestError(0, { error: 'no-connection', facts: {} })
  vi.spyOn(api, 'games').mockRejectedValueOnce(lost).mockResolvedValue([LONDON, BRIDGETOWN])
  render(Home)
  const [again] = await screen.findAllByRole('button', { name: 'Try again' })
  if (again) await fireEvent.click(again)
  expect(await screen.findAllByRole('button', { name: 'Play now' })).toHaveLength(2)
})

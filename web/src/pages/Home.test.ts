import { api, type NewTable, type TableLine } from '$lib/api'
import { prefs } from '$lib/prefs.svelte'
import { setLanguage } from '$lib/words.svelte'
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GAME, tableWith } from '../shell/trial'
import Home from './Home.svelte'

beforeAll(async () => {
  await setLanguage('en')
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  window.scrollTo = vi.fn()
})

beforeEach(() => {
  prefs.name = 'Ada'
  prefs.colour = 'teal'
  vi.spyOn(api, 'games').mockResolvedValue([GAME])
  vi.spyOn(api, 'myTables').mockResolvedValue([])
})

async function opened(way: () => Promise<unknown>): Promise<NewTable> {
  const open = vi.spyOn(api, 'open').mockResolvedValue(tableWith([]))
  render(Home)
  await waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play now' }).disabled).toBe(false)
  })
  await way()
  await waitFor(() => {
    expect(open).toHaveBeenCalledOnce()
  })
  const [wanted] = open.mock.calls[0] ?? []
  if (!wanted) throw new Error('no table was opened')
  return wanted
}

const click = (name: RegExp | string): Promise<unknown> =>
  fireEvent.click(screen.getByRole('button', { name }))

const ada = { name: 'Ada', colour: 'teal' }
const bot = { bot: 'apprentice' }

test('one click starts a game against two computers', async () => {
  const wanted = await opened(() => click('Play now'))
  expect(wanted).toMatchObject({ game: 'london', seats: 3, sitting: [ada, bot, bot], start: true })
  expect(location.pathname).toBe('/table/k3v9mq2xwp')
})

test('somebody without a name plays as a guest', async () => {
  prefs.name = '  '
  const wanted = await opened(() => click('Play now'))
  expect(wanted.sitting[0]).toEqual({ name: 'Guest', colour: 'teal' })
})

test('a table for friends waits for them', async () => {
  const wanted = await opened(() => click(/^With friends/))
  expect(wanted).toMatchObject({ seats: 4, sitting: [ada], start: false })
})

test('people on one screen have names and colours of their own', async () => {
  const wanted = await opened(async () => {
    await click(/^Same screen/)
    await fireEvent.change(screen.getByLabelText('Number of players'), { target: { value: '3' } })
    await fireEvent.change(screen.getByLabelText('Who plays as number 3?'), {
      target: { value: 'apprentice' },
    })
    await click('Start the game')
  })
  expect(wanted).toMatchObject({
    seats: 3,
    sitting: [ada, { name: 'Player 2', colour: 'red' }, bot],
    start: true,
  })
})

test('the card says in how many games it is my turn', async () => {
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
  render(Home)
  expect(await screen.findByText('It is your turn in one game.')).toBeTruthy()
})

import { api, type GameData, type TableData } from '$lib/api'
import type { Live } from '$lib/live.svelte'
import { prefs } from '$lib/prefs.svelte'
import { setLanguage, speakOf } from '$lib/words.svelte'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { playDialogs } from '../shell/dialogs'
import {
  ADA,
  BRIDGETOWN,
  BRIDGETOWN_DATA,
  FREE,
  LONDON_DATA,
  MAP,
  MAUD,
  tableWith,
  ZOE,
} from '../shell/trial'
import Lobby from './Lobby.svelte'

const introduce = vi.fn()
const line = (): Live => ({ table: null, introduce }) as unknown as Live

beforeAll(async () => {
  await setLanguage('en')
  await Promise.all([speakOf('london'), speakOf('bridgetown')])
  playDialogs()
})

beforeEach(() => {
  prefs.name = 'Ada'
  prefs.opponents = {}
  introduce.mockReset()
  vi.spyOn(api, 'games').mockResolvedValue([BRIDGETOWN])
  vi.spyOn(api, 'tableMap').mockResolvedValue(MAP)
})

const show = (table = tableWith([ADA, FREE]), data: GameData = LONDON_DATA): Live => {
  const live = line()
  render(Lobby, { live, table, data })
  return live
}

const city = (more: Partial<TableData> = {}): TableData =>
  tableWith([ADA, FREE], {
    game: 'bridgetown',
    board: { id: 'portland', title: 'Portland', hash: 'portland' },
    options: { free_streetcar: false, no_specials: false },
    ...more,
  })

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name })

test('the game cannot start while a seat is free, and the reason is told', () => {
  show()
  expect(button('Start the game').disabled).toBe(true)
  expect(screen.getByText('One seat is still free.')).toBeTruthy()
})

test('with all seats taken the game starts', async () => {
  const playing = tableWith([ADA, MAUD], { status: 'playing' })
  const start = vi.spyOn(api, 'start').mockResolvedValue(playing)
  const live = show(tableWith([ADA, MAUD]))
  expect(screen.getByText('All seats are taken. Start whenever you like.')).toBeTruthy()
  await fireEvent.click(button('Start the game'))
  expect(start).toHaveBeenCalledWith('k3v9mq2xwp')
  await waitFor(() => {
    expect(live.table).toBe(playing)
  })
})

test('the host fills the free seats with computers', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith([ADA, MAUD, MAUD]))
  show(tableWith([ADA, FREE, FREE]))
  await fireEvent.click(button('Give them to computers'))
  await waitFor(() => {
    expect(sit.mock.calls.map(([, seat, sitter]) => [seat, sitter])).toEqual([
      [1, { bot: 'apprentice' }],
      [2, { bot: 'apprentice' }],
    ])
  })
})

test('the strength of each computer is chosen at its seat, and told', async () => {
  const stronger = { ...MAUD, bot: 'journeyman' }
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith([ADA, stronger, FREE]))
  const { rerender } = render(Lobby, {
    live: line(),
    table: tableWith([ADA, MAUD, FREE]),
    data: LONDON_DATA,
  })
  const seat = screen.getByLabelText<HTMLSelectElement>('Playing strength: seat 2')
  expect(seat.value).toBe('apprentice')
  expect(screen.getByText(/^Looks a little ahead and slips now and then/)).toBeTruthy()
  await fireEvent.change(seat, { target: { value: 'journeyman' } })
  expect(sit).toHaveBeenCalledWith('k3v9mq2xwp', 1, { bot: 'journeyman' })
  await rerender({ table: tableWith([ADA, stronger, FREE]) })
  expect(seat.value).toBe('journeyman')
  expect(screen.getByText(/^Thinks about a second per move/)).toBeTruthy()
  await fireEvent.change(screen.getByLabelText('Give to a computer: seat 3'), {
    target: { value: 'random' },
  })
  expect(sit).toHaveBeenLastCalledWith('k3v9mq2xwp', 2, { bot: 'random' })
})

test('a guest is told how strong the computers are, and cannot change it', () => {
  show(tableWith([ZOE, MAUD, FREE], { host: false }))
  expect(screen.getByText('computer: Apprentice')).toBeTruthy()
  expect(screen.getByText(/^Looks a little ahead and slips now and then/)).toBeTruthy()
  expect(screen.queryByLabelText('Playing strength: seat 2')).toBeNull()
})

test('whoever comes by the link sits down under their own name and is known from then on', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith([ZOE, ADA], { host: false }))
  show(tableWith([ZOE, FREE], { host: false }))
  await fireEvent.click(button('Sit here: seat 2'))
  expect(sit).toHaveBeenCalledWith('k3v9mq2xwp', 1, { name: 'Ada', colour: 'teal' })
  await waitFor(() => {
    expect(introduce).toHaveBeenCalledOnce()
  })
})

test('somebody without a name is asked for one', async () => {
  prefs.name = ''
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith([ZOE, ADA], { host: false }))
  show(tableWith([ZOE, FREE], { host: false }))
  await fireEvent.click(button('Sit here: seat 2'))
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bea' } })
  await fireEvent.click(button('Sit down'))
  expect(sit).toHaveBeenCalledWith('k3v9mq2xwp', 1, expect.objectContaining({ name: 'Bea' }))
  expect(prefs.name).toBe('Bea')
})

test('a second person at this device is asked for a name, and mine stays', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith([ADA, ADA]))
  show()
  await fireEvent.click(button('Someone on this device: seat 2'))
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bea' } })
  await fireEvent.click(button('Sit down'))
  expect(sit).toHaveBeenCalledWith('k3v9mq2xwp', 1, { name: 'Bea', colour: 'red' })
  expect(prefs.name).toBe('Ada')
})

test('a watcher sees the options and cannot change them', () => {
  show(tableWith([ZOE, MAUD], { host: false }))
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull()
  expect(screen.getByText('All seats are taken. You can watch the game.')).toBeTruthy()
  const memory = screen.getByRole('checkbox', { name: /From memory/ })
  expect(memory.closest('fieldset')?.disabled).toBe(true)
})

test('the host chooses random scoring tiles', async () => {
  const change = vi.spyOn(api, 'change').mockResolvedValue(tableWith([ADA, FREE]))
  show()
  await fireEvent.click(await screen.findByRole('radio', { name: /By chance/ }))
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', {
    options: { chapel: 'random', gate: 'random' },
  })
})

test('the host picks a scoring tile for one place, and reads its rule', async () => {
  const change = vi.spyOn(api, 'change').mockResolvedValue(tableWith([ADA, FREE]))
  show(tableWith([ADA, FREE], { options: { chapel: 'L8.1', gate: 'base', from_memory: false } }))
  const chapel = await screen.findByLabelText<HTMLSelectElement>('Chapel')
  expect(chapel.value).toBe('L8.1')
  expect(screen.getByRole('link', { name: 'L8.1' })).toBeTruthy()
  await fireEvent.change(screen.getByLabelText('Bridge gate'), { target: { value: 'L8.7' } })
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', { options: { gate: 'L8.7' } })
})

test('a game that brings nothing for its choices has a list for each', async () => {
  const change = vi.spyOn(api, 'change').mockResolvedValue(tableWith([ADA, FREE]))
  const options = [
    { name: 'brook_width', values: ['usual', 'very_wide'] },
    { name: 'frost', values: [false, true] },
  ]
  const planks = { ...BRIDGETOWN_DATA, id: 'planks', options }
  const chosen = { brook_width: 'usual', frost: false }
  show(tableWith([ADA, FREE], { game: 'planks', options: chosen }), planks)
  // Nobody has written its messages: their names stand for them.
  const list = screen.getByLabelText<HTMLSelectElement>('option-planks-brook-width')
  expect(list.value).toBe('usual')
  expect(screen.getByText('option-planks-brook-width-note')).toBeTruthy()
  expect(within(list).getByText('option-planks-brook-width-very-wide')).toBeTruthy()
  await fireEvent.change(list, { target: { value: 'very_wide' } })
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', { options: { brook_width: 'very_wide' } })
  expect(screen.getByRole('checkbox', { name: /option-planks-frost/ })).toBeTruthy()
})

test('the options of a game without scorings say nothing of scoring', async () => {
  const change = vi.spyOn(api, 'change').mockResolvedValue(city())
  show(city(), BRIDGETOWN_DATA)
  expect(screen.queryByText(/scoring/i)).toBeNull()
  await fireEvent.click(screen.getByRole('checkbox', { name: /No special actions/ }))
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', { options: { no_specials: true } })
})

test('the host chooses another city, and sees its map', async () => {
  const change = vi
    .spyOn(api, 'change')
    .mockResolvedValue(city({ board: { id: 'twinford', title: 'Twinford', hash: 'twinford' } }))
  show(city(), BRIDGETOWN_DATA)
  const select = await screen.findByRole('combobox', { name: 'City' })
  expect(await screen.findByRole('button', { name: 'Show the map of Portland large' })).toBeTruthy()
  await fireEvent.change(select, { target: { value: 'twinford' } })
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', { board: 'twinford' })
})

test('the map follows the city, and opens large', async () => {
  const map = vi.spyOn(api, 'tableMap').mockResolvedValue(MAP)
  const props = { live: line(), table: city(), data: BRIDGETOWN_DATA }
  const { rerender } = render(Lobby, props)
  await waitFor(() => {
    expect(map).toHaveBeenCalledOnce()
  })
  await rerender({ table: city({ board: { id: null, title: 'Venice', hash: 'venice' } }) })
  await waitFor(() => {
    expect(map).toHaveBeenCalledTimes(2)
  })
  // Somebody sits down: the map is the same.
  await rerender({
    table: { ...city({ board: { id: null, title: 'Venice', hash: 'venice' } }), seats: [ADA, ZOE] },
  })
  expect(map).toHaveBeenCalledTimes(2)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Venice' }).selected).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Show the map of Venice large' }))
  expect(screen.getByRole('dialog', { name: 'The map of Venice' })).toBeTruthy()
})

test('a guest sees where the game will be, and cannot change it', async () => {
  show(city({ host: false, seats: [ZOE, FREE] }), BRIDGETOWN_DATA)
  const place = within(screen.getByRole('region', { name: 'City' }))
  expect(place.getByText('Portland')).toBeTruthy()
  expect(await place.findByRole('button', { name: 'Show the map of Portland large' })).toBeTruthy()
  expect(place.queryByRole('combobox')).toBeNull()
})

test('a map that cannot be fetched is fetched again', async () => {
  vi.spyOn(api, 'tableMap').mockRejectedValueOnce(new Error('lost')).mockResolvedValue(MAP)
  show(city(), BRIDGETOWN_DATA)
  await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Show the map of Portland large' })).toBeTruthy()
})

test('a table of an earlier version of the rules says so, and leads to them', () => {
  show()
  expect(screen.queryByRole('link', { name: /^Played by version/ })).toBeNull()
  show(undefined, { ...LONDON_DATA, version: 1, newest: false })
  const link = screen.getByRole('link', { name: 'Played by version 1 of the rules' })
  expect(link.getAttribute('href')).toBe('/rules/london')
})

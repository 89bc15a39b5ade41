import { api } from '$lib/api'
import type { Live } from '$lib/live.svelte'
import { prefs } from '$lib/prefs.svelte'
import { setLanguage } from '$lib/words.svelte'
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ADA, FREE, GAME, MAUD, tableWith, ZOE } from '../shell/trial'
import Lobby from './Lobby.svelte'

const introduce = vi.fn()
const line = (): Live => ({ table: null, introduce }) as unknown as Live

beforeAll(async () => {
  await setLanguage('en')
  // The browser's own dialogs are more than the test's document can.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(() => {
  prefs.name = 'Ada'
  introduce.mockReset()
})

const show = (table = tableWith([ADA, FREE])): Live => {
  const live = line()
  render(Lobby, { live, table, data: GAME })
  return live
}

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
  await fireEvent.click(screen.getByRole('radio', { name: /By chance/ }))
  expect(change).toHaveBeenCalledWith('k3v9mq2xwp', {
    options: { chapel: 'random', gate: 'random' },
  })
})

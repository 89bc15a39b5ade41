import { api, RequestError, type BoardCheck } from '$lib/api'
import { setLanguage } from '$lib/words.svelte'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import BoardFile from './BoardFile.svelte'
import { GOOD_CITY, MAP } from './trial'

beforeAll(() => setLanguage('en'))

const take = vi.fn()
beforeEach(() => {
  take.mockReset()
})

/** Each test has a game of its own: what was checked last is kept by game. */
let games = 0
function show(): (file: File) => Promise<unknown> {
  games += 1
  const { container } = render(BoardFile, { game: `game${games}`, example: 'Portland', take })
  const picker = container.querySelector('input[type=file]')
  if (!picker) throw new Error('nothing to pick a file with')
  return (file) => fireEvent.change(picker, { target: { files: [file] } })
}

const text = (content: string): File => new File([content], 'venice.toml')

const FAULTY: BoardCheck = {
  title: 'Venice',
  faults: [
    { error: 'no-way-back', facts: { place: 'streets', from: 'A', to: 'B' } },
    { error: 'not-connected', facts: { place: 'streets', spaces: ['C', 'D'] } },
  ],
  board: null,
  map: MAP,
}

test('a good city is drawn, and taken with its whole content', async () => {
  vi.spyOn(api, 'checkBoard').mockResolvedValue(GOOD_CITY)
  await show()(text('good'))
  await fireEvent.click(await screen.findByRole('button', { name: 'Choose Venice' }))
  expect(screen.getByRole('img', { name: 'The map of Venice' })).toBeTruthy()
  expect(take).toHaveBeenCalledWith({ id: null, title: 'Venice', data: { name: 'Venice' } })
})

test('every fault is told with its place, the map beside it, and nothing can be taken', async () => {
  vi.spyOn(api, 'checkBoard').mockResolvedValue(FAULTY)
  await show()(text('bad'))
  expect(await screen.findByText(/Venice cannot be played yet: there are 2 faults/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'streets: the link from “A” to “B” has no way back. Please write “-” instead of “>”, or add the way back to a street.',
    'streets: no streets lead from the entry to these spaces: C, D.',
  ])
  expect(screen.getByRole('img', { name: 'The map of Venice' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Choose Venice/ })).toBeNull()
})

test('a fault of the whole file names the file', async () => {
  const facts = { place: '(top)', reason: 'Invalid value (at line 1, column 8)' }
  const faults = [{ error: 'not-toml', facts }]
  vi.spyOn(api, 'checkBoard').mockResolvedValue({ title: null, faults, board: null, map: null })
  await show()(text('bad'))
  expect(await screen.findByText(/venice.toml cannot be played yet: there is 1 fault/)).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe(
    'The file venice.toml is not valid TOML: Invalid value (at line 1, column 8).',
  )
})

test('the corrected file is chosen again, and the faults are gone', async () => {
  vi.spyOn(api, 'checkBoard').mockResolvedValueOnce(FAULTY).mockResolvedValueOnce(GOOD_CITY)
  const pick = show()
  await pick(text('bad'))
  await screen.findByText(/2 faults/)
  expect(screen.getByRole('button', { name: 'Choose again…' })).toBeTruthy()
  await pick(text('good'))
  expect(await screen.findByRole('button', { name: 'Choose Venice' })).toBeTruthy()
  expect(screen.queryByText(/2 faults/)).toBeNull()
})

test('a file can be dropped', async () => {
  vi.spyOn(api, 'checkBoard').mockResolvedValue(GOOD_CITY)
  show()
  const group = screen.getByRole('group')
  await fireEvent.drop(group, { dataTransfer: { files: [text('good')] } })
  expect(await screen.findByRole('button', { name: 'Choose Venice' })).toBeTruthy()
})

const broken = (): File => {
  const file = text('gone')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  return file
}

test.each([
  ['too large', () => text('x'.repeat(65 * 1024)), /venice.toml is too large: .* 64 kilobytes/],
  ['no text', () => new File([new Uint8Array([255, 216, 0])], 'cat.jpg'), /cat.jpg is not a plain/],
  ['gone', broken, /venice.toml could not be read/],
])('a file that is %s is not sent, and the reason is told', async (_, made, told) => {
  const check = vi.spyOn(api, 'checkBoard').mockResolvedValue(GOOD_CITY)
  await show()(made())
  expect(await screen.findByText(told)).toBeTruthy()
  expect(check).not.toHaveBeenCalled()
})

test('a lost connection is told in the dialog, and the file can be chosen again', async () => {
  const lost = new RequestError(0, { error: 'no-connection', facts: {} })
  vi.spyOn(api, 'checkBoard').mockRejectedValue(lost)
  await show()(text('good'))
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose again…' }).disabled).toBe(
    false,
  )
})

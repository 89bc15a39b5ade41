import { api, RequestError, type TableLine } from '$lib/api'
import { setLanguage } from '$lib/words.svelte'
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import MyGames from './MyGames.svelte'

beforeAll(() => setLanguage('en'))

const line = (id: string, more: Partial<TableLine>): TableLine => ({
  id,
  game: 'london',
  status: 'playing',
  names: ['Ada', id],
  bots: 1,
  mine: ['Ada'],
  my_turn: false,
  winners: [],
  score: null,
  changed: new Date().toISOString(),
  ...more,
})

const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('games where it is my turn come first, finished ones last', async () => {
  vi.spyOn(api, 'myTables').mockResolvedValue([
    line('Over', { status: 'over' }),
    line('Open', { status: 'open' }),
    line('Waiting', {}),
    line('Mine', { my_turn: true }),
  ])
  render(MyGames)
  await screen.findByText('Your turn')
  expect(names()).toEqual(['Ada and Mine', 'Ada and Waiting', 'Ada and Open', 'Ada and Over'])
  expect(screen.getByRole('link', { name: 'Play on: Ada and Mine' })).toBeTruthy()
})

test.each([
  [['Ada'], ['Ada'], 'You won with £41'],
  [['Ada'], ['Ben'], 'Ben won with £41'],
  [['Ada', 'Ben'], ['Ada'], 'Ada won with £41'],
  [['Ada'], ['Ada', 'Ben', 'Cleo'], 'You share the victory with Ben and Cleo (£41)'],
  [['Ada'], ['Ben', 'Cleo'], 'Ben and Cleo share the victory (£41)'],
])('a finished game tells who has won: at the seats of %j, %j', async (mine, winners, told) => {
  const over = line('Over', { status: 'over', mine, winners, score: 41 })
  vi.spyOn(api, 'myTables').mockResolvedValue([over])
  render(MyGames)
  expect(await screen.findByText(told)).toBeTruthy()
})

test('both games are told by their names, each with the score in its own words', async () => {
  const over: Partial<TableLine> = { status: 'over', winners: ['Ada'] }
  vi.spyOn(api, 'myTables').mockResolvedValue([
    line('Ben', { ...over, score: 41 }),
    line('Cleo', { ...over, game: 'bridgetown', score: 6 }),
  ])
  render(MyGames)
  await screen.findByText('You won with £41')
  const [london, races] = screen.getAllByRole('listitem')
  expect(london?.textContent).toContain('Old London Bridge')
  expect(races?.textContent).toContain('You won with 6 colours')
  expect(races?.textContent).toContain('Bridgetown Races')
})

test('a finished game can be put away', async () => {
  vi.spyOn(api, 'myTables').mockResolvedValue([line('Over', { status: 'over' })])
  const leave = vi.spyOn(api, 'leave').mockResolvedValue(undefined)
  render(MyGames)
  await fireEvent.click(await screen.findByRole('button', { name: 'Put away: Ada and Over' }))
  expect(leave).toHaveBeenCalledWith('Over')
  expect(await screen.findByText('No games yet')).toBeTruthy()
})

test('without a connection there is another try', async () => {
  const lost = new RequestError(0, { error: 'no-connection', facts: {} })
  const tables = vi.spyOn(api, 'myTables').mockRejectedValueOnce(lost).mockResolvedValue([])
  render(MyGames)
  await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => {
    expect(tables).toHaveBeenCalledTimes(2)
  })
  expect(await screen.findByText('No games yet')).toBeTruthy()
})

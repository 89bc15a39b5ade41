import { setLanguage } from '$lib/words.svelte'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Rules from './Rules.svelte'

vi.setConfig({ testTimeout: 20_000 })

vi.mock('../games/bridgetown/rules/companion', () => ({
  default: { Minute: () => undefined, examples: {}, values: () => [] },
}))

// The drawings have a test of their own; without them the page is light enough for many.
vi.mock('../games/london/rules/companion', async () => {
  const { londonValues } = await import('../games/london/rules/values')
  return { default: { Minute: () => undefined, examples: {}, values: londonValues } }
})

const DATA = {
  rondel: {
    source: 'reconstructed',
    stacks: ['gate', 'park'],
    spaces: ['3', 'X'],
    centre_price: 2,
  },
  cards: { source: 'rulebook', count: [4, 15, 15, 11, 10] },
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'london', data: DATA })))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn()
  history.replaceState(null, '', '/rules/london')
  await setLanguage('en')
})

const rules = (): string[] => Array.from(document.querySelectorAll('.rule'), ({ id }) => id)

/** The texts and the drawings are fetched first. */
const titled = (title: string) =>
  waitFor(
    () => {
      expect(document.querySelector('h1')?.textContent).toBe(title)
    },
    { timeout: 10_000 },
  )

async function shown(rule: string | null = null) {
  const page = render(Rules, { game: 'london', rule })
  await titled('Old London Bridge: the rules')
  return page
}

test('the rule that is asked for has the focus and the light, and so has the next one', async () => {
  const { rerender } = await shown('L4.3')
  await waitFor(() => {
    expect(document.activeElement?.id).toBe('L4.3')
  })
  expect(document.activeElement?.classList).toContain('lit')
  await rerender({ game: 'london', rule: 'R7.7' })
  await waitFor(() => {
    expect(document.activeElement?.id).toBe('R7.7')
  })
})

test('the search leaves the rules with all words, marks them and counts them', async () => {
  await shown()
  const all = rules().length
  const field = screen.getByLabelText('Search the rules')
  await fireEvent.input(field, { target: { value: 'PARK number' } })
  expect(rules()).toContain('L4.5')
  expect(rules().length).toBeLessThan(all)
  expect(document.querySelector('[role=status]')?.textContent).toContain(
    `${String(rules().length)} matches`,
  )
  const rule = document.getElementById('L4.5')
  expect(Array.from(rule?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toContain(
    'number',
  )
  await fireEvent.keyDown(field, { key: 'Escape' })
  expect(rules()).toHaveLength(all)
})

test('a search without a match says so and leads back', async () => {
  await shown()
  const field = screen.getByLabelText('Search the rules')
  await fireEvent.input(field, { target: { value: 'xyzzy' } })
  expect(rules()).toEqual([])
  await fireEvent.click(screen.getByText('Show all rules'))
  expect(rules()).not.toEqual([])
  expect(document.activeElement).toBe(field)
})

test('a rule that is found is opened among all the others', async () => {
  await shown('L4.3')
  const all = rules().length
  const field = screen.getByLabelText('Search the rules')
  await fireEvent.input(field, { target: { value: 'l4.3' } })
  await fireEvent.click(screen.getByText('L4.3'))
  await waitFor(() => {
    expect(rules()).toHaveLength(all)
  })
  expect(document.activeElement?.id).toBe('L4.3')
})

test('rulings are marked and lead to what that means', async () => {
  await shown()
  const mark = document.getElementById('R4.6')?.querySelector('.ruling')
  expect(mark?.textContent).toBe('Ruling')
  expect(mark?.getAttribute('href')).toBe('/rules/london#R')
  expect(document.getElementById('R')?.textContent).toContain('A ruling')
})

test('reconstructed values are told as such', async () => {
  await shown()
  await screen.findByText('Stacks, clockwise: bridge gate, park')
  const rows = Array.from(document.querySelectorAll('.values tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['Rondel', expect.stringMatching(/^reconstructed: our choice/)],
    ['Character cards', 'stated in the rulebooks'],
  ])
})

test('another language is another text at once', async () => {
  await shown()
  await setLanguage('de')
  await titled('Old London Bridge: die Regeln')
  expect(document.getElementById('L2.4')?.textContent).toContain('Alle beginnen mit £5.')
})

test('each game has its own letter, in the explanation and in the hint of the search', async () => {
  await shown()
  expect(document.querySelector('dt')?.textContent).toBe('L')
  expect(screen.getByPlaceholderText('Words, or an id such as L1.1')).toBeTruthy()
  cleanup()
  render(Rules, { game: 'bridgetown', rule: null })
  await titled('Bridgetown Races: the rules')
  expect(document.querySelector('dt')?.textContent).toBe('B')
  expect(screen.getByPlaceholderText('Words, or an id such as B1.1')).toBeTruthy()
})

test('a game that is unknown is named, with a way to those that are known', () => {
  render(Rules, { game: 'atlantis', rule: null })
  expect(screen.getByText(/atlantis/)).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/rules/bridgetown', '/rules/london'])
})

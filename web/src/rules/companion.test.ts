import { LANGUAGES, setLanguage } from '$lib/words.svelte'
import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { citedIds, readBook } from './book'
import { COMPANIONS, type Companion } from './companion'
import { fetchRules } from './sources'

vi.setConfig({ testTimeout: 20_000 })

const GAMES = Object.keys(COMPANIONS)
const IN_ALL_LANGUAGES = GAMES.flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
)

/** What a text looks like that is not there: the name of its message. */
const NAME_OF_MESSAGE = new RegExp(`\\b(${GAMES.join('|')}|rules|mode|special|score|cli)-`)

async function companionOf(game: string): Promise<Companion> {
  const found = await COMPANIONS[game]?.()
  if (!found) throw new Error(game)
  return found.default
}

test('a game is found by its folder', () => {
  expect(GAMES).toEqual(['bridgetown', 'london'])
})

test.each(GAMES)('every example stands beside a rule that exists: %s', async (game) => {
  const cited = citedIds(readBook(await fetchRules(game, 'en')))
  const { examples } = await companionOf(game)
  expect(Object.keys(examples).length).toBeGreaterThan(10)
  expect(Object.keys(examples).filter((id) => !cited.has(id))).toEqual([])
})

test.each(IN_ALL_LANGUAGES)(
  'every drawing has a text alternative and a caption: %s, %s',
  async (game, language) => {
    await fetchRules(game, language)
    await setLanguage(language)
    const { examples } = await companionOf(game)
    for (const Figure of Object.values(examples).flat()) {
      const { container, unmount } = render(Figure)
      const drawing = container.querySelector('[role=img]')
      // One without a drawing is a table, which is its own text.
      if (drawing) expect(drawing.getAttribute('aria-label')).toMatch(/ /)
      else expect(container.querySelector('th[scope=col]')).not.toBeNull()
      expect(drawing?.getAttribute('aria-label') ?? '').not.toMatch(NAME_OF_MESSAGE)
      expect(container.textContent).not.toMatch(NAME_OF_MESSAGE)
      expect(container.querySelector('figcaption')?.textContent).toMatch(/\. *$/)
      unmount()
    }
  },
)

test.each(IN_ALL_LANGUAGES)(
  'the game in one minute is told in words and pictures: %s, %s',
  async (game, language) => {
    await fetchRules(game, language)
    await setLanguage(language)
    const { Minute } = await companionOf(game)
    const { container } = render(Minute)
    const drawings = container.querySelectorAll('li [role=img]')
    expect(drawings).toHaveLength(3)
    for (const drawing of drawings) expect(drawing.getAttribute('aria-label')).toMatch(/ /)
    expect(container.innerHTML).not.toMatch(NAME_OF_MESSAGE)
  },
)

import { LANGUAGES, setLanguage } from '$lib/words.svelte'
import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { fetchRules } from '../../../rules/sources'
import companion from './companion'

vi.setConfig({ testTimeout: 20_000 })

const { Minute, examples } = companion

test.each(LANGUAGES)(
  'every drawing has a text alternative and a caption (%s)',
  async (language) => {
    await fetchRules('london', language)
    await setLanguage(language)
    for (const Figure of Object.values(examples).flat()) {
      const { container, unmount } = render(Figure)
      const drawing = container.querySelector('[role=img]')
      // The one without a drawing is a table, which is its own text.
      if (drawing) expect(drawing.getAttribute('aria-label')).toMatch(/ /)
      else expect(container.querySelector('th[scope=col]')).not.toBeNull()
      expect(container.querySelector('figcaption')?.textContent).not.toMatch(/london-|rules-/)
      unmount()
    }
  },
)

test('the game in one minute is told in words and pictures', async () => {
  await fetchRules('london', 'en')
  await setLanguage('en')
  const { container } = render(Minute)
  expect(container.querySelectorAll('li [role=img]')).toHaveLength(3)
  expect(container.textContent).toContain('Choose a card')
  expect(container.textContent).not.toContain('london-')
})

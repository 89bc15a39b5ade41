import { setLanguage } from '$lib/words.svelte'
import { expect, test } from 'vitest'
import { ago } from './time'

const NOW = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T12:00:00Z', 'now'],
  ['2026-11-15T12:00:20Z', 'now'],
  ['2026-11-15T11:57:30Z', '2 minutes ago'],
  ['2026-11-15T07:00:00Z', '5 hours ago'],
  ['2026-11-14T09:00:00Z', 'yesterday'],
  ['2026-10-31T12:00:00Z', '2 weeks ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s is told as “%s”', async (moment, words) => {
  await setLanguage('en')
  expect(ago(moment, NOW)).toBe(words)
})

test('the words follow the language', async () => {
  await setLanguage('de')
  expect(ago('2026-11-14T09:00:00Z', NOW)).toBe('gestern')
})

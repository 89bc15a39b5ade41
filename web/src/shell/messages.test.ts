import { LANGUAGES } from '$lib/words.svelte'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    './*.svelte',
    './*.ts',
    '!./*.test.ts',
    '../App.svelte',
    '../pages/*.svelte',
    '!../pages/Rules.svelte',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const messages = import.meta.glob<string>('../lib/messages/*.ts', {
  import: 'default',
  eager: true,
})

/** Every message that is asked for by its full name. */
const asked = new Set(
  Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/\btext\('([\w-]+)'/g), (found) => found[1] ?? ''),
  ),
)

test.each(LANGUAGES)('the shell finds all its messages: %s', (language) => {
  const known = messages[`../lib/messages/${language}.ts`] ?? ''
  const names = new Set(Array.from(known.matchAll(/^([\w-]+) =/gm), (found) => found[1] ?? ''))
  expect(asked.size).toBeGreaterThan(80)
  expect([...asked].filter((id) => !names.has(id))).toEqual([])
})

import { beforeEach, expect, test, vi } from 'vitest'

const read = async (guided: unknown): Promise<unknown> => {
  localStorage.setItem('twinspan.preferences', JSON.stringify({ name: 'Ada', guided }))
  const { prefs } = await import('./prefs.svelte')
  return prefs.guided
}

beforeEach(() => {
  vi.resetModules()
})

test('a list of games, as once kept, means that their guided start is over', async () => {
  expect(await read(['london'])).toEqual({ london: { seen: [], over: true } })
})

test('how far somebody has come is kept', async () => {
  const kept = { london: { seen: ['aim'], over: false } }
  expect(await read(kept)).toEqual(kept)
})

test.each([undefined, null, []])('nothing kept: %s', async (nothing) => {
  expect(await read(nothing)).toEqual({})
})

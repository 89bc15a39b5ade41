import { afterEach, expect, test, vi } from 'vitest'
import { wayBack } from './way'

const { origin } = window.location

function been(paths: readonly string[], index = paths.length - 1): void {
  const entries = paths.map((path, at) => ({ url: origin + path, index: at }))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries[index] })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('whoever came from a table finds back to it over all the rules read since', () => {
  been(['/', '/table/abcdefghij', '/rules/london#L4.3', '/rules/london#L6.9'])
  expect(wayBack()).toEqual({ path: '/table/abcdefghij', steps: -2 })
})

test('a table that lies ahead is not the way back', () => {
  been(['/rules/london', '/table/abcdefghij'], 0)
  expect(wayBack()).toBeNull()
})

test('rules opened in a tab of their own lead to the table of the other tab', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/table/abcdefghij`)
  expect(wayBack()).toEqual({ path: '/table/abcdefghij', steps: null })
})

test('other pages are no table', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.org/table/abcdefghij')
  expect(wayBack()).toBeNull()
})

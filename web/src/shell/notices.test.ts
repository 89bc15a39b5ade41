import { RequestError } from '$lib/api'
import { setLanguage } from '$lib/words.svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clearErrors, dismiss, shownNotices, tell, tellError } from './notices.svelte'

const taken = (): RequestError => new RequestError(409, { error: 'seat-taken', facts: { seat: 2 } })
const said = (): string[] => shownNotices().map((notice) => notice.words())

beforeAll(() => setLanguage('en'))
afterEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
})

test('an error is told in words, once, until it is dismissed', () => {
  tellError(taken())
  tellError(taken())
  expect(said()).toEqual(['Somebody was faster: seat 2 is taken. Please choose another one.'])
  const [notice] = shownNotices()
  if (notice) dismiss(notice.id)
  expect(said()).toEqual([])
})

test('a notice follows the language', async () => {
  tellError(taken())
  await setLanguage('de')
  expect(said()[0]).toMatch(/^Jemand war schneller/)
  await setLanguage('en')
})

test('something good goes away by itself and is not cleared with the errors', () => {
  vi.useFakeTimers()
  tellError(taken())
  tell(() => 'Done.')
  clearErrors()
  expect(said()).toEqual(['Done.'])
  vi.runAllTimers()
  expect(said()).toEqual([])
  vi.useRealTimers()
})

test('a fault of ours is told and not hidden', () => {
  expect(() => {
    tellError(new TypeError('a fault'))
  }).toThrow('a fault')
  expect(said()).toHaveLength(1)
})

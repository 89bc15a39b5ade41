import type { Live } from '$lib/live.svelte'
import { setLanguage } from '$lib/words.svelte'
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Connection from './Connection.svelte'
import { TrialLine } from './trialline.svelte'

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function follow(): (connection: Live['connection'], wait: number) => string {
  const live = new TrialLine()
  render(Connection, { live })
  return (connection, wait) => {
    live.connection = connection
    flushSync()
    vi.advanceTimersByTime(wait)
    flushSync()
    return screen.getByRole('status').textContent
  }
}

test('a lost line is told, and for a moment that it is back', () => {
  const told = follow()
  expect(told('open', 1000)).toBe('')
  expect(told('lost', 1000)).toBe('Connection lost. Trying again…')
  expect(told('open', 1000)).toBe('You are back.')
  expect(told('open', 5000)).toBe('')
})

test('a break that heals at once is not worth a word', () => {
  const told = follow()
  expect(told('lost', 100)).toBe('')
  expect(told('open', 5000)).toBe('')
})

test('nobody is back at a table that is gone', () => {
  const told = follow()
  told('lost', 1000)
  told('open', 10)
  expect(told('missing', 5000)).toBe('')
})

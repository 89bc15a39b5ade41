import { beforeEach, expect, test, vi } from 'vitest'
import { renewWhenRebuilt } from './renewal'

const reload = vi.fn()
const answers = vi.fn<() => Promise<{ ok: boolean }>>()
renewWhenRebuilt(reload)

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  sessionStorage.clear()
  reload.mockReset()
  answers.mockReset().mockResolvedValue({ ok: true })
})

const lose = async (): Promise<void> => {
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done))
}

test('a part that is no longer there starts the page anew, once', async () => {
  await lose()
  await lose()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a connection the page stays', async () => {
  answers.mockRejectedValue(new TypeError('no connection'))
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { isLoopback } from './loopback'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this computer', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['192.168.0.12', 'study.local', '127.example.org'])('%s reaches others', (host) => {
  expect(isLoopback(host)).toBe(false)
})

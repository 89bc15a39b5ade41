import { expect, test, vi } from 'vitest'
import { inTurn } from './turns'

test('jobs are done later, in their order, without those taken back', async () => {
  const done: string[] = []
  inTurn(() => done.push('first'))
  const takeBack = inTurn(() => done.push('never'))
  inTurn(() => {
    done.push('second')
    inTurn(() => done.push('last'))
  })
  takeBack()
  expect(done).toEqual([])
  await vi.waitFor(() => {
    expect(done).toEqual(['first', 'second', 'last'])
  })
})

test('between long jobs others have their say', async () => {
  const done: string[] = []
  const busy = (): void => {
    const end = performance.now() + 10
    while (performance.now() < end) continue
    done.push('job')
  }
  inTurn(busy)
  inTurn(busy)
  setTimeout(() => done.push('somebody else'))
  await vi.waitFor(() => {
    expect(done).toEqual(['job', 'somebody else', 'job'])
  })
})

/**
 * Work that may wait a little is done in short stretches, in the order in which it came, so that
 * a slow device can show and answer something in between.
 */
import { flushSync } from 'svelte'

const STRETCH = 6 // milliseconds

const waiting = new Set<{ job: () => void }>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Puts a job at the end of the queue; the answer takes it out again. */
export function inTurn(job: () => void): () => void {
  const turn = { job }
  waiting.add(turn)
  timer ??= setTimeout(work)
  return () => {
    waiting.delete(turn)
  }
}

function work(): void {
  const end = performance.now() + STRETCH
  for (const turn of waiting) {
    waiting.delete(turn)
    flushSync(turn.job)
    if (performance.now() >= end) break
  }
  timer = waiting.size > 0 ? setTimeout(work) : undefined
}

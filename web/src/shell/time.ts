/** How long ago something was, in the reader's language. */
import { language } from '$lib/words.svelte'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(moment: string, now: number): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  // A clock that is a little wrong does not make the past future.
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', Infinity]
  return words.format(-Math.floor(seconds / size), unit)
}

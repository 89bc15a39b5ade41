/** Short notices over the page: what went wrong and what to do, or that something is done. */
import { RequestError } from '$lib/api'
import { errorText } from '$lib/teller'
import { text } from '$lib/words.svelte'
import { untrack } from 'svelte'

export interface Notice {
  id: number
  kind: 'good' | 'bad'
  /** Called while the notice is shown, so that it follows the language. */
  words: () => string
}

const GOOD_FOR = 4000

let notices = $state.raw<readonly Notice[]>([])
let last = 0

export const shownNotices = (): readonly Notice[] => notices

export function dismiss(id: number): void {
  keep((notice) => notice.id !== id)
}

/** Whoever tells or forgets something does not follow what is shown. */
function keep(wanted: (notice: Notice) => boolean, added: readonly Notice[] = []): void {
  notices = untrack(() => [...notices.filter(wanted), ...added])
}

function show(kind: Notice['kind'], words: () => string): number {
  const id = ++last
  const said = words()
  // The same thing is not said twice at once.
  keep((notice) => notice.words() !== said, [{ id, kind, words }])
  return id
}

/** Says something good for a short while. */
export function tell(words: () => string): void {
  const id = show('good', words)
  setTimeout(() => {
    dismiss(id)
  }, GOOD_FOR)
}

/** Tells an error until it is dismissed; anything but a refused request is a fault of ours. */
export function tellError(error: unknown): void {
  if (error instanceof RequestError) show('bad', () => errorText(error.data))
  else {
    show('bad', () => text('page-not-loaded'))
    throw error
  }
}

/** What went wrong before is forgotten, for example on another screen. */
export function clearErrors(): void {
  keep((notice) => notice.kind === 'good')
}

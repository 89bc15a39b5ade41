/** The page may be built anew while somebody plays: then its later parts have other names. */

const KEY = 'twinspan.renewed'
/** One fresh start is enough: what fails again so soon after it fails for another reason. */
const PAUSE = 60_000

async function renew(restart: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < PAUSE) return
  // Without a server a fresh start would lose the page; the part itself offers to try again.
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  restart()
}

/** Starts the page anew, once, when a part of it is no longer there. */
export function renewWhenRebuilt(
  restart = (): void => {
    location.reload()
  },
): void {
  addEventListener('vite:preloadError', () => void renew(restart))
}

/** The way back to the table from which somebody came to look up a rule. */

interface WayBack {
  path: string
  /** How far back in the history of this tab; null when the table is open in another one. */
  steps: number | null
}

const TABLE = '/table/'

export function wayBack(): WayBack | null {
  // Not every browser has the Navigation API yet.
  const history = (window as Partial<Pick<Window, 'navigation'>>).navigation
  const now = history?.currentEntry?.index ?? 0
  const earlier = history?.entries().filter((entry) => entry.index < now) ?? []
  for (const { url, index } of earlier.reverse()) {
    const path = tablePath(url)
    if (path !== null) return { path, steps: index - now }
  }
  const path = tablePath(document.referrer)
  return path === null ? null : { path, steps: null }
}

function tablePath(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname.startsWith(TABLE) ? pathname : null
}

/** Where somebody is in the rules while they read. */

/** The first rule on the screen, and how far below the edge it begins. */
export interface Place {
  id: string
  top: number
}

/** Null at the very beginning. */
export function readingPlace(): Place | null {
  if (window.scrollY === 0) return null
  for (const node of document.querySelectorAll('.rule')) {
    const { top, bottom } = node.getBoundingClientRect()
    if (bottom > 0) return { id: node.id, top }
  }
  return null
}

export function returnTo({ id, top }: Place): void {
  const node = document.getElementById(id)
  if (node) window.scrollBy(0, node.getBoundingClientRect().top - top)
}

/** Attached to each chapter: tells which one is being read, at the upper third of the screen. */
export const watched =
  (tell: (chapter: string | null) => void) =>
  (node: HTMLElement): (() => void) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell(node.dataset.chapter ?? null)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    watcher.observe(node)
    return () => {
      watcher.disconnect()
    }
  }

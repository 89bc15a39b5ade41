import { reducedMotion } from '$lib/prefs.svelte'

/**
 * A part that may have to scroll can be reached by keyboard while it has to, and only then. As long
 * as there is more below what is seen, it has the class `more`.
 */
export function reachable(part: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    if (scrolls) part.tabIndex = 0
    else part.removeAttribute('tabindex')
    part.classList.toggle('more', part.scrollTop + part.clientHeight < part.scrollHeight - 1)
  }
  const size = new ResizeObserver(look)
  const content = new MutationObserver(look)
  size.observe(part)
  content.observe(part, { childList: true, subtree: true, characterData: true })
  part.addEventListener('scroll', look, { passive: true })
  return () => {
    size.disconnect()
    content.disconnect()
    part.removeEventListener('scroll', look)
  }
}

/** The parts of the screen with a name, shown or not. */
export const partsNamed = (name: string): Element[] => [
  ...document.querySelectorAll(`[data-part="${name}"]`),
]
/** What lies in closed details has a box, but is not shown. */
export const isShown = (part: Element): boolean => part.checkVisibility()

/** Scrolls until some parts stand between two heights of the window, if they do not already. */
export function bringIntoSight(
  parts: readonly Element[],
  scroller: Element,
  { top, bottom }: { top: number; bottom: number },
): void {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const first = Math.min(...boxes.map((box) => box.top))
  const last = Math.max(...boxes.map((box) => box.bottom))
  if (boxes.length === 0 || (first >= top && last <= bottom)) return
  scroller.scrollBy({ top: first - top, behavior: reducedMotion() ? 'auto' : 'smooth' })
}

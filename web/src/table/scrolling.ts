/** A part that may have to scroll can be reached by keyboard while it has to, and only then. */
export function reachable(part: HTMLElement): () => void {
  const look = (): void => {
    const more = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    if (more) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(look)
  const content = new MutationObserver(look)
  size.observe(part)
  content.observe(part, { childList: true, subtree: true, characterData: true })
  return () => {
    size.disconnect()
    content.disconnect()
  }
}

import { tick } from 'svelte'

/**
 * Whoever plays with the keyboard is never left nowhere: when what had the focus goes away, the
 * focus moves on to what is asked next. Attached to the place where that stands.
 */
export function keepsFocus(place: HTMLElement): () => void {
  let last: HTMLElement | SVGElement | null = null

  function remember({ target }: Event): void {
    const focusable = target instanceof HTMLElement || target instanceof SVGElement
    last = focusable && target.matches(':focus-visible') ? target : null
  }
  function forget(): void {
    last = null
  }

  function look(): void {
    if (last === null || document.activeElement !== document.body) return
    const next = last.isConnected
      ? last
      : (place.querySelector<HTMLElement>('.button.primary, .choice') ??
        place.querySelector<HTMLElement>('h2'))
    // A button that rests while a command is on its way gets the focus when it works again.
    if (next?.matches(':disabled') === false) next.focus()
  }

  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  const changes = new MutationObserver(look)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
    changes.disconnect()
  }
}

/** A secret choice is selected: the button that plays it is next. */
export async function focusPlay(): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>('.prompt .button.primary')?.focus()
}

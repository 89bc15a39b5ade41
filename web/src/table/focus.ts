import { tick } from 'svelte'
import { isShown } from './scrolling'

/**
 * Whoever plays with the keyboard is never left nowhere: when what had the focus goes away, the
 * focus moves on to what is asked next. Attached to the place where that stands.
 */
export function keepsFocus(place: HTMLElement): () => void {
  let last: HTMLElement | SVGElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember({ target }: Event): void {
    const focusable = target instanceof HTMLElement || target instanceof SVGElement
    last = focusable && target.matches(':focus-visible') ? target : null
  }
  function forget(): void {
    last = null
  }

  /** Only after the event: on its way from one place to another, the focus is nowhere too. */
  function lookSoon(): void {
    timer ??= setTimeout(look)
  }
  function look(): void {
    timer = undefined
    if (last === null || document.activeElement !== document.body) return
    const next = last.isConnected
      ? last
      : ([...place.querySelectorAll<HTMLElement>('.button.primary, .choice')].find(isShown) ??
        place.querySelector<HTMLElement>('h2'))
    // A button that rests while a command is on its way gets the focus when it works again.
    if (next?.matches(':disabled') === false) next.focus()
  }

  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  const changes = new MutationObserver(lookSoon)
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
    clearTimeout(timer)
  }
}

/** Attached to the heading of what covers all the rest: nobody stays behind, underneath it. */
export function focusHere(heading: HTMLElement): void {
  heading.focus({ preventScroll: true })
}

/** A secret choice is selected: the button that plays it is next. */
export async function focusPlay(): Promise<void> {
  await tick()
  document.querySelector<HTMLElement>('.prompt .button.primary')?.focus()
}

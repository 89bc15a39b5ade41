/** Tells what is pointed at: by a move, a tap or the keyboard. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

interface Listener {
  /** Somebody points at something: the actions it stands for, and what it is; nothing: at nothing. */
  point: (actions: readonly number[], about?: string) => void
}

/**
 * What comes to lie under a resting pointer is not pointed at. A finger leaves at once: what it has
 * tapped is told until it taps something else.
 */
export function pointing(
  listener: Listener,
  what: () => [actions: readonly number[], about?: string],
): Attachment {
  return (element) => {
    const here = (): void => {
      listener.point(...what())
    }
    const away = (event: Event): void => {
      const byFinger = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!byFinger) listener.point([])
    }
    const stops = [
      ...['pointermove', 'pointerdown', 'focus'].map((kind) => on(element, kind, here)),
      ...['pointerleave', 'blur'].map((kind) => on(element, kind, away)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

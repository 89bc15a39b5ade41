/** Tells what something on the board is while it is pointed at. */
import type { Attachment } from 'svelte/attachments'
import type { BoardProps } from '../../table/board'

export function describes(board: BoardProps, about: string): Attachment<SVGElement> {
  return (element) => {
    const enter = (): void => {
      board.point([], about)
    }
    const leave = (event: PointerEvent): void => {
      // A finger leaves at once; what it has tapped is told until it taps something else.
      if (event.pointerType !== 'touch') board.point([])
    }
    element.addEventListener('pointermove', enter)
    element.addEventListener('pointerdown', enter)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointermove', enter)
      element.removeEventListener('pointerdown', enter)
      element.removeEventListener('pointerleave', leave)
    }
  }
}

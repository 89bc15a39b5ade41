/**
 * After a change of screen the focus goes to the new heading, so that a screen reader tells where
 * one is. On the very first screen it stays where the browser puts it.
 */
import { tick } from 'svelte'

let expected = false

const isExpected = (): boolean => expected

/** Another screen is about to be shown in this place. */
export async function expectArrival(main: HTMLElement): Promise<void> {
  expected = true
  await tick()
  // A screen that is still loading gives its heading the focus once it is there.
  if (isExpected()) main.focus({ preventScroll: true })
}

/** Attached to the heading of each screen. */
export function heading(node: HTMLElement): void {
  node.tabIndex = -1
  if (!expected) return
  expected = false
  node.focus({ preventScroll: true })
}

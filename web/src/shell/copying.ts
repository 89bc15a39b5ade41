/** Copies a text; where that is not allowed, selects it for copying by hand. */
import { text } from '$lib/words.svelte'
import { tell } from './notices.svelte'

export async function copy(words: string, shown: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    tell(() => text('page-copied'))
  } catch {
    if (shown instanceof HTMLInputElement) shown.select()
    else getSelection()?.selectAllChildren(shown)
    tell(() => text('page-copy-by-hand'))
  }
}

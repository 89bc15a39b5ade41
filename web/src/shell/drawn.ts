/** Puts a drawing of the server's into the page. It brings shapes and texts, no scripts or styles. */
import type { Attachment } from 'svelte/attachments'

export const drawn =
  (source: string): Attachment =>
  (element) => {
    const made = new DOMParser().parseFromString(source, 'image/svg+xml')
    element.replaceChildren(document.importNode(made.documentElement, true))
  }

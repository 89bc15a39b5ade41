/** Puts a drawing of the server's into the page. It brings shapes and texts, no scripts or styles. */
import type { Attachment } from 'svelte/attachments'

export const drawn =
  (source: string): Attachment =>
  (element) => {
    const made = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
    // Inside another drawing it lies where its own coordinates say.
    const box = (made.getAttribute('viewBox') ?? '').split(' ')
    for (const [index, name] of ['x', 'y', 'width', 'height'].entries())
      made.setAttribute(name, box[index] ?? '0')
    element.replaceChildren(document.importNode(made, true))
  }

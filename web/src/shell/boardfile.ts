/** Reading a board's file before it is sent to be checked. */

/** What the server takes, in kilobytes. */
export const MOST_KILOBYTES = 64

type FileTrouble = 'too-large' | 'not-text' | 'unreadable'

/** The text of a file, or why there is none. */
export async function readBoardFile(
  file: File,
): Promise<{ source: string } | { trouble: FileTrouble }> {
  if (file.size > MOST_KILOBYTES * 1024) return { trouble: 'too-large' }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    // It is gone, or has been changed since it was chosen.
    return { trouble: 'unreadable' }
  }
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return source.includes('\0') ? { trouble: 'not-text' } : { source }
  } catch {
    return { trouble: 'not-text' }
  }
}

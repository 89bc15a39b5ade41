/** Gives plain data as a file, laid out for people: whatever holds no more lists takes one line. */

const WIDTH = 100

export function layOut(data: unknown, indent = ''): string {
  const line = flat(data)
  if (typeof data !== 'object' || data === null || line.length + indent.length <= WIDTH) return line
  const deeper = `${indent}  `
  const inner = Array.isArray(data)
    ? data.map((item: unknown) => layOut(item, deeper))
    : Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}: ${layOut(value, deeper)}`)
  const [open, close] = Array.isArray(data) ? '[]' : '{}'
  return `${open ?? ''}\n${inner.map((item) => deeper + item).join(',\n')}\n${indent}${close ?? ''}`
}

function flat(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flat).join(', ')}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const entries = Object.entries(data).map(
    ([key, value]) => `${JSON.stringify(key)}: ${flat(value)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

export function download(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([`${layOut(data)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

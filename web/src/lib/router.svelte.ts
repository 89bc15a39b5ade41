/** The addresses of the page. The server knows the same ones (server/pagefiles.py). */

type Route =
  | { name: 'home' }
  | { name: 'games' }
  | { name: 'table'; id: string; moment: number | null }
  | { name: 'rules'; game: string; rule: string | null }
  | { name: 'missing' }

function parse(location: Location): Route {
  const parts = location.pathname.split('/').filter((part) => part !== '')
  const [first, second, third] = parts
  if (first === undefined) return { name: 'home' }
  if (first === 'games' && parts.length === 1) return { name: 'games' }
  if (first === 'table' && second !== undefined && parts.length <= 3)
    return { name: 'table', id: second, moment: third === undefined ? null : Number(third) }
  if (first === 'rules' && second !== undefined && parts.length === 2) {
    const rule = decodeURIComponent(location.hash.slice(1))
    return { name: 'rules', game: second, rule: rule === '' ? null : rule }
  }
  return { name: 'missing' }
}

let current = $state.raw<Route>(parse(window.location))

export const route = (): Route => current

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  current = parse(window.location)
  if (!replace) window.scrollTo(0, 0)
}

/** Follows the browser's own buttons and every link of the page. Called once, from the root. */
export function followLinks(): void {
  window.addEventListener('popstate', () => (current = parse(window.location)))
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
      return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.pathname === '/docs') return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}

export const rulesPath = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? '' : `#${rule}`}`

export const tablePath = (id: string, moment?: number): string =>
  `/table/${id}${moment === undefined ? '' : `/${String(moment)}`}`

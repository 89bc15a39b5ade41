/**
 * Paper is light, whatever the screen is: while the page is printed, everything on it has the light
 * theme. Returns what ends this.
 */
export function lightOnPaper(): () => void {
  const { dataset } = document.documentElement
  let theme = 'light'
  const before = (): void => {
    theme = dataset.theme ?? 'light'
    dataset.theme = 'light'
  }
  const after = (): void => {
    dataset.theme = theme
  }
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

/** What a browser remembers of its owner: name, colour, looks, speed. */

export const COLOURS = ['red', 'gold', 'teal', 'violet', 'slate', 'rose'] as const
export type Colour = (typeof COLOURS)[number]
export type Theme = 'auto' | 'light' | 'dark'
/** How long a move of somebody else is shown: `instant` shows only the last. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

interface Preferences {
  name: string
  colour: Colour
  theme: Theme
  speed: Speed
  /** Ask before a turn ends. */
  confirm: boolean
  sound: boolean
  /** Games whose guided start has been seen or left. */
  guided: string[]
}

const KEY = 'twinspan.preferences'
const DEFAULTS: Preferences = {
  name: '',
  colour: 'teal',
  theme: 'auto',
  speed: 'normal',
  confirm: true,
  sound: false,
  guided: [],
}

function stored(): Preferences {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...DEFAULTS, ...(found as Partial<Preferences>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const prefs = $state<Preferences>(stored())

/** Keeps what changes, and shows the theme. Called once, from the root. */
export function keepPreferences(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let night = $state(dark.matches)
  dark.addEventListener('change', () => (night = dark.matches))
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(prefs))
    showTheme(prefs.theme, night)
  })
}

export function showTheme(theme: Theme, night: boolean): void {
  document.documentElement.dataset.theme = theme === 'auto' ? (night ? 'dark' : 'light') : theme
}

const DWELL: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 500, instant: 0 }

/** For how long, in milliseconds, a move of somebody else stays before the next is shown. */
export const dwell = (): number => DWELL[prefs.speed]

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

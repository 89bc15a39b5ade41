/** What a browser remembers of its owner: name, colour, looks, speed. */

export const COLOURS = ['red', 'gold', 'teal', 'violet', 'slate', 'rose'] as const
export type Colour = (typeof COLOURS)[number]
export type Theme = 'auto' | 'light' | 'dark'
/** How long a move of somebody else is shown: `instant` shows only the last. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

/** How far somebody has come in the guided start of a game. */
interface Guided {
  /** The steps that have been seen, by their ids. */
  seen: string[]
  /** Whether it has been left, or has come to its end. */
  over: boolean
}

interface Preferences {
  name: string
  colour: Colour
  theme: Theme
  speed: Speed
  /** Ask before a turn ends. */
  confirm: boolean
  sound: boolean
  /** The guided starts, by game. */
  guided: Record<string, Guided>
  /** The computers that were last played against, by game. */
  opponents: Record<string, string[]>
}

const KEY = 'twinspan.preferences'
const DEFAULTS: Preferences = {
  name: '',
  colour: 'teal',
  theme: 'auto',
  speed: 'normal',
  confirm: true,
  sound: false,
  guided: {},
  opponents: {},
}

/** Once only the games were kept whose guided start was over. */
function guidedFrom(kept: unknown): Record<string, Guided> {
  if (Array.isArray(kept))
    return Object.fromEntries(kept.map((game) => [String(game), { seen: [], over: true }]))
  return { ...(kept as Record<string, Guided> | undefined) }
}

function stored(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
    return {
      ...DEFAULTS,
      ...found,
      guided: guidedFrom(found.guided),
      opponents: { ...found.opponents },
    }
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

const STAY_TIME: Record<Speed, number> = { slow: 3600, normal: 2000, fast: 800, instant: 0 }

/** For how long, in milliseconds, a move of somebody else stays before the next is shown. */
export const stayTime = (): number => STAY_TIME[prefs.speed]

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

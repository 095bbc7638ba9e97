import { type Colour, contrast, mix } from './colour.ts'

export type Theme = 'light' | 'dark'

/** A colour of the store's own, and those that follow from it; the style's tokens say what each is for (ui/styles/tokens.css). */
export interface Shades {
  accent: Colour
  hover: Colour
  press: Colour
  /** Text on the three above. */
  onAccent: Colour
  soft: Colour
  softHover: Colour
  /** Text in this colour, on the two above too. */
  ink: Colour
}

/** `games` is for games and gifts. */
export const FAMILIES = ['accent', 'games'] as const
export type Palette = Record<(typeof FAMILIES)[number], Record<Theme, Shades>>

/** What they stand on, the same for every store. */
export const GROUNDS = {
  light: { page: '#ffffff', tint: '#f3f7f3', sunken: '#e9efea', surface: '#ffffff' },
  dark: { page: '#0d1210', tint: '#161e1a', sunken: '#28332d', surface: '#1d2722' },
} as const satisfies Record<Theme, Record<string, Colour>>

/** Texts, likewise. */
export const INKS = {
  light: { ink: '#14201a', ink2: '#45534b', ink3: '#5f6d65' },
  dark: { ink: '#ecf2ee', ink2: '#b8c4bc', ink3: '#93a098' },
} as const satisfies Record<Theme, Record<string, Colour>>

const [WHITE, BLACK] = ['#ffffff', '#000000'] as const

/** Of text, for people with weak eyes (WCAG 2, AA). */
export const ENOUGH = 4.5

/** The program's own, which a store has that says nothing of colours. */
export const OWN_PALETTE: Palette = {
  accent: {
    light: {
      accent: '#17774a',
      hover: '#12643d',
      press: '#0d5231',
      onAccent: '#ffffff',
      soft: '#e1f1e7',
      softHover: '#d2e9db',
      ink: '#12643d',
    },
    dark: {
      accent: '#56c990',
      hover: '#6bd6a0',
      press: '#45b57e',
      onAccent: '#05230f',
      soft: '#1a3b2e',
      softHover: '#20493a',
      ink: '#74d9a6',
    },
  },
  games: {
    light: { ...shadesOf('#b9441b', 'light'), onAccent: '#ffffff', soft: '#fdebe2', ink: '#a33a14' },
    dark: { ...shadesOf('#ff9a6b', 'dark'), onAccent: '#331000', soft: '#3a2219', ink: '#ffad87' },
  },
}

/** All of them can be read where the accent can. */
export function shadesOf(accent: Colour, theme: Theme): Shades {
  const { page } = GROUNDS[theme]
  const isLight = theme === 'light'
  const [soft, softHover] = [mix(page, accent, isLight ? 0.13 : 0.22), mix(page, accent, isLight ? 0.2 : 0.3)]
  const away = isLight ? BLACK : WHITE
  return {
    accent,
    hover: mix(accent, away, 0.15),
    press: isLight ? mix(accent, BLACK, 0.3) : mix(accent, BLACK, 0.1),
    onAccent: isLight ? WHITE : mix(accent, BLACK, 0.85),
    soft,
    softHover,
    ink: readable(mix(accent, away, 0.15), away, [soft, softHover]),
  }
}

/** The first of one's way to black or white that can be read on all of these. */
function readable(colour: Colour, end: Colour, grounds: Colour[]): Colour {
  const ways = Array.from({ length: 20 }, (_, i) => mix(colour, end, i / 20))
  return ways.find(way => grounds.every(ground => contrast(way, ground) >= ENOUGH)) ?? end
}

/** Why an accent can't be, in words; undefined: it can. */
export function accentFault(accent: Colour, theme: Theme): string | undefined {
  const grounds = Object.values(GROUNDS[theme])
  const reached = (ground: Colour) => contrast(accent, ground)
  const worst = grounds.reduce((a, b) => (reached(b) < reached(a) ? b : a))
  if (reached(worst) >= ENOUGH) return undefined
  const end = theme === 'light' ? BLACK : WHITE
  // Cut, not rounded: 4.46 is not enough, and 4.5 would say that it is.
  const short = Math.floor(reached(worst) * 10) / 10
  return `${accent} on ${worst} has contrast ${short}, at least ${ENOUGH} is needed: try a ${theme === 'light' ? 'darker' : 'lighter'} one, such as ${readable(accent, end, grounds)}`
}

import { FAMILIES, type Palette, type Shades } from '../../rules/brand/palette.ts'
import type { Accents } from './store-file.ts'

/** The style's tokens that stand for a family of colours (ui/styles/tokens.css). */
const TOKENS: Record<keyof Palette, Partial<Record<keyof Shades, string>>> = {
  accent: {
    accent: '--brand',
    hover: '--brand-hover',
    press: '--brand-press',
    onAccent: '--on-brand',
    soft: '--brand-soft',
    softHover: '--brand-soft-hover',
    ink: '--brand-ink',
  },
  games: { accent: '--game', onAccent: '--on-game', soft: '--game-soft', ink: '--game-ink' },
}

/** What a page needs besides its own style to show these colours; empty where the folder names none. */
export function brandStyle(said: Accents, palette: Palette): string {
  const families = FAMILIES.filter(family => said[family])
  const lines = families.flatMap(family =>
    Object.entries(TOKENS[family]).map(([shade, token]) => {
      const { light, dark } = palette[family]
      const name = shade as keyof Shades
      return `${token}:var(--light,${light[name]}) var(--dark,${dark[name]})`
    }),
  )
  return lines.length > 0 ? `:root{${lines.join(';')}}` : ''
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Colour } from '../../rules/brand/colour.ts'
import { GROUNDS, INKS, OWN_PALETTE, type Shades, type Theme } from '../../rules/brand/palette.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test('the colours that drawings and checks know are those of the style', () => {
  const token = (name: string, theme: Theme) =>
    new RegExp(`--${name}: var\\(--light, (?<light>#\\w+)\\) var\\(--dark, (?<dark>#\\w+)\\)`).exec(tokens)
      ?.groups?.[theme]
  for (const theme of ['light', 'dark'] as const) {
    const { accent, games } = OWN_PALETTE
    const known: Record<string, Colour> = {
      bg: GROUNDS[theme].page,
      tint: GROUNDS[theme].tint,
      sunken: GROUNDS[theme].sunken,
      surface: GROUNDS[theme].surface,
      ink: INKS[theme].ink,
      'ink-2': INKS[theme].ink2,
      'ink-3': INKS[theme].ink3,
      ...tokensOf('brand', accent[theme]),
      game: games[theme].accent,
      'on-game': games[theme].onAccent,
      'game-soft': games[theme].soft,
      'game-ink': games[theme].ink,
    }
    for (const [name, colour] of Object.entries(known))
      expect([name, token(name, theme)]).toEqual([name, colour])
  }
})

function tokensOf(name: string, shades: Shades): Record<string, Colour> {
  return {
    [name]: shades.accent,
    [`${name}-hover`]: shades.hover,
    [`${name}-press`]: shades.press,
    [`on-${name}`]: shades.onAccent,
    [`${name}-soft`]: shades.soft,
    [`${name}-soft-hover`]: shades.softHover,
    [`${name}-ink`]: shades.ink,
  }
}

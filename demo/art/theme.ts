import { randomFrom } from '../core/random.ts'
import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import { glyphHue, isDarkGlyph } from './glyph.ts'

/** Colours of one app: its icon, its screenshots and its banners agree. */
export type Theme = {
  hue: number
  /** pastel: light icon; bright: saturated icon; deep: dark icon */
  tone: 'pastel' | 'bright' | 'deep'
  accent: string
  accentSoft: string
  accentDeep: string
  second: string
}

const softTones = ['pastel', 'pastel', 'bright', 'deep'] as const
const gameTones = ['bright', 'bright', 'deep', 'pastel'] as const

const chosen: Record<string, { hue: number; tone: Theme['tone'] }> = {
  moss: { hue: 148, tone: 'pastel' },
  whale: { hue: 48, tone: 'bright' },
}

export function themeOf(app: App): Theme {
  const random = randomFrom(`theme ${app.slug}`)
  const own = glyphHue(app.glyph) ?? random.int(0, 359)
  const tone = isDarkGlyph(app.glyph) ? 'pastel' : random.pick(app.game ? gameTones : softTones)
  // A pastel may share its glyph's hue; a stronger ground needs distance from it.
  const shift =
    tone === 'pastel' ? random.pick([0, 15, -20, 40, 180]) : random.pick([140, 165, 190, 215, 90, -80])
  const turned = (own + shift + 720) % 360
  // Dark yellows look like mud.
  const muddy = tone === 'deep' && turned > 35 && turned < 145
  return {
    ...colours(chosen[app.slug]?.hue ?? (muddy ? turned + 170 : turned)),
    tone: chosen[app.slug]?.tone ?? tone,
  }
}

function colours(hue: number) {
  return {
    hue,
    accent: oklch(0.58, 0.14, hue),
    accentSoft: oklch(0.93, 0.045, hue),
    accentDeep: oklch(0.36, 0.09, hue),
    second: oklch(0.72, 0.13, (hue + 55) % 360),
  }
}

import type { Random } from '../core/random.ts'
import { at } from '../core/random.ts'
import type { App } from '../model.ts'
import { glyph } from './glyph.ts'
import { circle, line, path, rect, short, text } from './svg.ts'
import type { Theme } from './theme.ts'

export type Item = { glyph: string; title: string; detail: string; value: string }
export type Stat = { value: string; label: string; glyph: string }

/** What a layout draws with: 820 × 1540, the upper part of a phone's screen. */
export type Screen = {
  app: App
  theme: Theme
  random: Random
  items: Item[]
  stats: Stat[]
  caption: string
  /** text of a document that is not a story */
  prose: string[]
  dark: boolean
  page: string
  card: string
  ink: string
  muted: string
  faint: string
}

export type Layout = (screen: Screen) => string

export const item = (screen: Screen, index: number) => at(screen.items, index)
export const stat = (screen: Screen, index: number) => at(screen.stats, index)

export function heading(screen: Screen, title: string, below: string): string {
  return (
    text(48, 196, 56, short(title, 11), { fill: screen.ink, weight: 700 }) +
    text(48, 250, 29, short(below, 21), { fill: screen.muted }) +
    circle(736, 186, 36, screen.theme.accent) +
    line('M736 170V202M720 186H752', '#fff', 5)
  )
}

export function card(screen: Screen, x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, 34, screen.card)
}

/** A picture that is a gradient, two hills and a glyph. The gradients photo0 to photo3 are in the frame's defs. */
export function photo(
  x: number,
  y: number,
  width: number,
  height: number,
  index: number,
  name: string,
  radius = 24,
): string {
  const size = Math.min(width, height) * 0.56
  const [bottom, right] = [y + height, x + width]
  const hill = `M${x} ${y + height * 0.74}Q${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.56} ${y + height * 0.7}T${right} ${y + height * 0.6}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}Z`
  return (
    rect(x, y, width, height, radius, `url(#photo${((index % 4) + 4) % 4})`) +
    path(hill.replace(/\.\d+/g, ''), '#fff', ' opacity=".26"') +
    glyph(name, x + (width - size) / 2, y + (height - size) / 2, size)
  )
}

export function badge(screen: Screen, name: string, x: number, y: number, size: number): string {
  const inner = size * 0.62
  return (
    rect(x, y, size, size, size * 0.3, screen.dark ? '#ffffff18' : screen.theme.accentSoft) +
    glyph(name, x + (size - inner) / 2, y + (size - inner) / 2, inner)
  )
}

export function tabs(screen: Screen, active: number): string {
  const marks = ['今天', '全部', '发现', '我的'].map((label, index) => {
    const colour = index === active ? screen.theme.accent : screen.muted
    const x = 102 + index * 205
    return (
      rect(x - 20, 1436, 40, 40, index % 2 ? 20 : 12, colour, index === active ? '' : ' opacity=".45"') +
      text(x, 1514, 24, label, { fill: colour, anchor: 'middle', weight: index === active ? 700 : 400 })
    )
  })
  return rect(0, 1410, 820, 130, 0, screen.card) + rect(0, 1410, 820, 2, 0, screen.faint) + marks.join('')
}

import { type Random, randomFrom } from '../core/random.ts'
import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import { glyph } from './glyph.ts'
import { circle, gradient, path, rect, svg } from './svg.ts'
import { type Theme, themeOf } from './theme.ts'

type Decoration = (random: Random, light: string) => string

const soft = (opacity: number) => ` opacity="${opacity}"`

const decorations: Decoration[] = [
  (_, light) => circle(404, 96, 200, light, soft(0.28)),
  (_, light) =>
    path('M0 372Q150 300 290 360T512 340V512H0Z', light, soft(0.28)) +
    path('M0 430Q170 370 320 424T512 404V512H0Z', light, soft(0.26)),
  (_, light) =>
    Array.from({ length: 10 }, (_unused, ray) => {
      const [a, b] = [(ray * Math.PI) / 5, (ray * Math.PI) / 5 + 0.31]
      const point = (angle: number) =>
        `${Math.round(256 + 520 * Math.cos(angle))} ${Math.round(256 + 520 * Math.sin(angle))}`
      return path(`M256 256L${point(a)}L${point(b)}Z`, light, soft(0.13))
    }).join(''),
  (_, light) => circle(256, 256, 150, light, soft(0.3)) + circle(256, 256, 222, light, soft(0.18)),
  (_, light) =>
    Array.from({ length: 36 }, (_unused, dot) =>
      circle(42 + (dot % 6) * 86, 42 + Math.floor(dot / 6) * 86, 9, light, soft(0.28)),
    ).join(''),
  (_, light) => path('M0 0H512L0 512Z', light, soft(0.2)),
  (_, light) =>
    [-120, 40, 200, 360]
      .map(x => path(`M${x} 512L${x + 260} 0H${x + 330}L${x + 70} 512Z`, light, soft(0.14)))
      .join(''),
  (_, light) => circle(256, 560, 300, light, soft(0.3)) + circle(256, 600, 250, light, soft(0.25)),
  (random, light) =>
    Array.from({ length: 14 }, () =>
      circle(random.int(20, 492), random.int(20, 492), random.int(6, 26), light, soft(0.22)),
    ).join(''),
  (_, light) => rect(70, 70, 372, 372, 96, light, soft(0.3)),
]

function ground(theme: Theme): [string, string] {
  if (theme.tone === 'pastel') return [oklch(0.96, 0.035, theme.hue), oklch(0.82, 0.09, theme.hue + 14)]
  // Yellow must be light to look like yellow.
  if (theme.tone === 'bright' && theme.hue > 55 && theme.hue < 120)
    return [oklch(0.92, 0.12, theme.hue), oklch(0.8, 0.15, theme.hue - 14)]
  if (theme.tone === 'bright') return [oklch(0.8, 0.13, theme.hue - 12), oklch(0.6, 0.16, theme.hue + 16)]
  return [oklch(0.47, 0.1, theme.hue - 14), oklch(0.26, 0.07, theme.hue + 18)]
}

/** A glyph's silhouette, as a sticker edge or as a cheap shadow without blur. */
function edged(name: string, x: number, y: number, size: number, turn: number, colour: string): string {
  const body = glyph(name, x, y, size, turn)
  return `<g stroke="${colour}" stroke-width="3.4" stroke-linejoin="round">${body}</g>${body}`
}

export function icon(app: App): string {
  const random = randomFrom(`icon ${app.slug}`)
  const theme = themeOf(app)
  const [from, to] = ground(theme)
  const decoration = random.pick(decorations)(
    random,
    theme.tone === 'pastel' ? '#fff' : oklch(0.95, 0.05, theme.hue),
  )
  const size = app.game ? random.int(310, 350) : random.int(276, 316)
  const start = (512 - size) / 2
  const turn = app.game ? random.int(-10, 10) : random.pick([0, 0, 0, -6, 6])
  const sticker = app.game && random.chance(0.55)
  const drawn = sticker
    ? edged(app.glyph, start, start, size, turn, '#fff')
    : `<g filter="url(#drop)">${glyph(app.glyph, start, start, size, turn)}</g>`
  const drop = `<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="10" stdDeviation="10" flood-color="${theme.accentDeep}" flood-opacity=".32"/></filter>`
  return svg(
    512,
    512,
    `${rect(0, 0, 512, 512, 0, 'url(#ground)')}${decoration}${drawn}`,
    gradient('ground', from, to, 0.7, 1) + (sticker ? '' : drop),
  )
}

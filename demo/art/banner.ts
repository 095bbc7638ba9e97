import { randomFrom } from '../core/random.ts'
import { wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import { glyph } from './glyph.ts'
import { clearHue } from './scene.ts'
import { circle, gradient, path, short, svg, text } from './svg.ts'
import { themeOf } from './theme.ts'

/** A 1200 × 675 picture for a banner or an advertisement; `low` keeps the words together, for places that show a narrow band of it. */
export function banner(app: App, title: string, below: string, low = false): string {
  const random = randomFrom(`banner ${app.slug}`)
  const hue = clearHue(themeOf(app).hue)
  const words = wordsOf(app.kind)
  const small = app.game
    ? words('sprites').flatMap(row => row.split(' '))
    : words('items').map(row => row.split('|')[0]?.trim() ?? app.glyph)
  const around = random.sample(small, 3)
  const places = [
    [640, 90, 110],
    [1040, 110, 96],
    [1030, 430, 130],
  ] as const
  const body =
    '<rect width="1200" height="675" fill="url(#ground)"/>' +
    circle(860, 320, 330, '#fff', ' opacity=".14"') +
    circle(860, 320, 230, '#fff', ' opacity=".16"') +
    path('M0 560Q260 470 560 550T1200 510V675H0Z', '#fff', ' opacity=".18"') +
    path('M0 620Q320 550 640 610T1200 580V675H0Z', '#fff', ' opacity=".22"') +
    around
      .map((name, index) =>
        glyph(
          name,
          places[index]?.[0] ?? 0,
          places[index]?.[1] ?? 0,
          places[index]?.[2] ?? 90,
          random.int(-14, 14),
        ),
      )
      .join('') +
    `<g filter="url(#drop)">${glyph(app.glyph, 700, 165, 310, random.int(-8, 4))}</g>` +
    text(72, low ? 334 : 300, low ? 56 : 76, short(title, 8), { fill: '#fff', weight: 700 }) +
    text(74, low ? 382 : 376, low ? 28 : 34, short(below, 17), { fill: '#fff', opacity: 0.92 })
  const drop =
    '<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="12" stdDeviation="12" flood-opacity=".28"/></filter>'
  return svg(
    1200,
    675,
    body,
    gradient('ground', oklch(0.55, 0.12, hue - 14), oklch(0.72, 0.12, hue + 26), 1, 0.8) + drop,
  )
}

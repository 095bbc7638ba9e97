import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import { glyph } from './glyph.ts'
import { clearHue } from './scene.ts'
import { circle, gradient, path, svg, text, widthOf, wrap } from './svg.ts'
import { themeOf } from './theme.ts'

/** A drawing inside another, with names of its own. */
function nested(drawing: string, x: number, y: number, width: number, height: number): string {
  return drawing
    .trim()
    .replace(/ id="/g, ' id="in-')
    .replace(/url\(#/g, 'url(#in-')
    .replace(/href="#/g, 'href="#in-')
    .replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${width}" height="${height}"`)
}

/** Lines of about the same length, so that no single character is left over. */
function balanced(words: string): string[] {
  const lines = Math.ceil(widthOf(words) / 7)
  return wrap(words, Math.ceil(widthOf(words) / lines), 3)
}

/** A 1280 × 720 picture of an app's video: words to the left, a screen to the right, room for a play button between. */
export function filmStill(app: App, words: string, screen: string, turn: number): string {
  const hue = clearHue(themeOf(app).hue) + turn * 24
  const lines = words.split('\n').flatMap(balanced)
  const top = 372 - (lines.length - 1) * 44
  const body =
    '<rect width="1280" height="720" fill="url(#ground)"/>' +
    circle(1010, 380, 420, '#fff', ' opacity=".1"') +
    circle(1010, 380, 300, '#fff', ' opacity=".12"') +
    path('M0 600Q280 520 600 590T1280 550V720H0Z', '#fff', ' opacity=".14"') +
    path('M0 660Q340 600 680 650T1280 620V720H0Z', '#fff', ' opacity=".18"') +
    glyph(app.glyph, 92, top - 196, 104) +
    lines.map((line, index) => text(88, top + index * 88, 64, line, { fill: '#fff', weight: 700 })).join('') +
    '<rect x="828" y="60" width="366" height="640" rx="28" fill="#000" opacity=".16"/>' +
    `<g clip-path="url(#card)">${nested(screen, 820, 48, 366, 650)}</g>`
  const card = '<clipPath id="card"><rect x="820" y="48" width="366" height="650" rx="28"/></clipPath>'
  return svg(
    1280,
    720,
    body,
    gradient('ground', oklch(0.5, 0.11, hue - 14), oklch(0.68, 0.12, hue + 26), 1, 0.8) + card,
  )
}

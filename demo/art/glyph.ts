import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hueOf } from './colour.ts'

type Icons = { icons: Record<string, { body: string }> }

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Icons

function bodyOf(name: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`no glyph ${name}`)
  return icon.body.replace(/(\.\d{2})\d+/g, '$1')
}

/** A glyph 32 units wide, placed at x, y with the given size. Its inner ids are made its own. */
export function glyph(name: string, x: number, y: number, size: number, turn = 0, flip = false): string {
  const own = `${name}-`
  const body = bodyOf(name)
    .replace(/id="/g, `id="${own}`)
    .replace(/url\(#/g, `url(#${own}`)
    .replace(/href="#/g, `href="#${own}`)
  const turned = turn ? ` rotate(${Math.round(turn)} ${size / 2} ${size / 2})` : ''
  const flipped = flip ? ` translate(${size} 0) scale(-1 1)` : ''
  const scale = Math.round((size / 32) * 1000) / 1000
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${flipped} scale(${scale})">${body}</g>`
}

/** The hue a glyph mostly shows, for choosing a background that suits it. */
export function glyphHue(name: string): number | undefined {
  const weights = new Map<number, number>()
  for (const [, colour = ''] of bodyOf(name).matchAll(/fill="(#[0-9a-fA-F]{6})"/g)) {
    const hue = hueOf(colour)
    if (hue === undefined) continue
    const bucket = Math.round(hue / 20) * 20
    weights.set(bucket, (weights.get(bucket) ?? 0) + 1)
  }
  return [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]
}

/** Whether a glyph is mostly near black, so that it needs a light ground. */
export function isDarkGlyph(name: string): boolean {
  const lights = [...bodyOf(name).matchAll(/fill="#([0-9a-fA-F]{6})"/g)].map(([, colour = '']) => {
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map(from => Number.parseInt(colour.slice(from, from + 2), 16))
    return 0.3 * r + 0.6 * g + 0.1 * b
  })
  return lights.filter(light => light < 75).length > lights.length * 0.45
}

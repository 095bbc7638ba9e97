import type { Random } from '../core/random.ts'
import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import { glyph } from './glyph.ts'
import { circle, gradient, path, rect, short, text, widthOf } from './svg.ts'

/** What a scene of a game is drawn with: 1920 × 1080. */
export type Stage = {
  app: App
  random: Random
  hue: number
  sky: Sky
  sprites: string[]
  caption: string
}

export type Scene = (stage: Stage) => string

/** Light of a scene: colours of the sky, the sun or moon, the distance. */
export type Sky = {
  top: string
  bottom: string
  sun: string
  near: string
  far: string
  cloud: string
  dark: boolean
}

export function skyOf(hour: number, hue: number): Sky {
  const dawn = {
    top: oklch(0.62, 0.11, 265),
    bottom: oklch(0.9, 0.07, 62),
    sun: '#fff3d0',
    near: oklch(0.45, 0.09, 280),
    far: oklch(0.72, 0.07, 310),
    cloud: '#fff4ea',
    dark: false,
  }
  const noon = {
    top: oklch(0.7, 0.12, 230),
    bottom: oklch(0.94, 0.04, 190),
    sun: '#fffbe0',
    near: oklch(0.52, 0.11, hue),
    far: oklch(0.82, 0.07, hue + 20),
    cloud: '#ffffff',
    dark: false,
  }
  const dusk = {
    top: oklch(0.36, 0.1, 300),
    bottom: oklch(0.78, 0.13, 45),
    sun: '#ffd58a',
    near: oklch(0.34, 0.09, 320),
    far: oklch(0.6, 0.12, 10),
    cloud: '#ffc7a8',
    dark: true,
  }
  const night = {
    top: oklch(0.24, 0.08, 275),
    bottom: oklch(0.5, 0.11, 285),
    sun: '#fff1c2',
    near: oklch(0.27, 0.08, 275),
    far: oklch(0.42, 0.1, 280),
    cloud: '#8e8fd0',
    dark: true,
  }
  const order = [noon, dawn, dusk, night]
  return order[hour % 4] ?? noon
}

export function skyDefs(sky: Sky): string {
  return gradient('sky', sky.top, sky.bottom)
}

export const mix = (from: string, to: string, share: number) => {
  const channel = (start: number) => {
    const [a, b] = [from, to].map(colour => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

export function heavens(stage: Stage, sunX = stage.random.int(260, 1500)): string {
  const { sky, random } = stage
  const stars = sky.dark
    ? Array.from({ length: 50 }, () =>
        circle(
          random.int(0, 1920),
          random.int(0, 560),
          random.int(2, 4),
          '#fff',
          ` opacity="${random.int(3, 9) / 10}"`,
        ),
      ).join('')
    : ''
  const sun = [2.3, 1.55, 1]
    .map((scale, ring) =>
      circle(sunX, 300, 105 * scale, sky.sun, ring < 2 ? ` opacity="${ring ? 0.22 : 0.14}"` : ''),
    )
    .join('')
  return rect(0, 0, 1920, 1080, 0, 'url(#sky)') + stars + sun
}

export function ridge(random: Random, base: number, amplitude: number, step: number, colour: string): string {
  let d = `M0 1080V${base}`
  let last = base
  for (let x = 0; x < 1920; x += step) {
    const next = base + Math.round((random.next() - 0.5) * 2 * amplitude)
    d += `Q${x + Math.round(step / 4)} ${last} ${x + Math.round(step / 2)} ${Math.round((last + next) / 2)}T${x + step} ${next}`
    last = next
  }
  return path(`${d}V1080Z`, colour)
}

export function ridges(stage: Stage, from = 560, count = 4): string {
  const { sky, random } = stage
  return Array.from({ length: count }, (_, index) =>
    ridge(
      random,
      from + index * 110,
      84 - index * 10,
      240 - index * 20,
      mix(sky.far, sky.near, index / Math.max(1, count - 1)),
    ),
  ).join('')
}

export function cloud(x: number, y: number, scale: number, colour: string, opacity: number): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(2)})" fill="${colour}" opacity="${opacity}"><ellipse rx="120" ry="30"/><circle cx="-50" cy="-16" r="40"/><circle cx="8" cy="-34" r="54"/><circle cx="62" cy="-12" r="36"/></g>`
}

/** Counters above, a goal in the middle, a stick and two buttons below. */
export function hud(stage: Stage, controls = true): string {
  const { random, caption, sprites } = stage
  const goal = short(caption, 14)
  const width = widthOf(goal) * 38 + 110
  const [left = 'star', right = 'coin'] = [sprites[0], 'coin']
  const top =
    rect(48, 44, 330, 84, 42, '#0b1530', ' opacity=".55"') +
    glyph(left, 66, 56, 60) +
    text(146, 101, 40, `${random.int(3, 19)} / ${random.int(20, 36)}`, { fill: '#fff', weight: 700 }) +
    rect(1542, 44, 330, 84, 42, '#0b1530', ' opacity=".55"') +
    glyph(right, 1560, 56, 60) +
    text(1640, 101, 40, random.int(2_000, 68_000).toLocaleString('en'), { fill: '#ffe59a', weight: 700 }) +
    rect(960 - width / 2, 44, width, 84, 42, '#ffffff', ' opacity=".92"') +
    text(960, 100, 37, goal, { fill: '#24304f', weight: 700, anchor: 'middle' })
  const below =
    circle(190, 890, 112, '#fff', ' opacity=".22"') +
    circle(214, 868, 52, '#fff', ' opacity=".75"') +
    circle(1726, 884, 96, '#fff', ' opacity=".88"') +
    glyph(stage.sprites[1] ?? 'star', 1670, 828, 112) +
    circle(1536, 950, 62, '#fff', ' opacity=".6"') +
    glyph(stage.sprites[2] ?? 'star', 1502, 916, 68)
  return top + (controls ? below : '')
}

/** Dark yellows look like mud: turns such hues away. */
export const clearHue = (hue: number) => ((hue + 360) % 360 > 40 && (hue + 360) % 360 < 130 ? hue + 160 : hue)

/** Glyphs used many times in one picture: defined once, then placed. */
export function stamps(names: string[]): {
  defs: string
  place: (name: string, x: number, y: number, size: number) => string
} {
  const own = [...new Set(names)]
  const defs = own.map((name, index) => `<g id="stamp${index}">${glyph(name, 0, 0, 32)}</g>`).join('')
  const place = (name: string, x: number, y: number, size: number) =>
    `<use href="#stamp${own.indexOf(name)}" transform="translate(${x} ${y}) scale(${size / 32})"/>`
  return { defs: `<defs>${defs}</defs>`, place }
}

import { at, randomFrom } from '../core/random.ts'
import { cells, linesFor, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { oklch } from './colour.ts'
import * as lists from './layouts/lists.ts'
import * as media from './layouts/media.ts'
import * as numbers from './layouts/numbers.ts'
import * as talk from './layouts/talk.ts'
import type { Item, Layout, Screen, Stat } from './screen.ts'
import { circle, gradient, path, rect, short, svg, text } from './svg.ts'
import { type Theme, themeOf } from './theme.ts'

const layouts: Record<string, Layout> = { ...lists, ...numbers, ...media, ...talk }

/** How far each next backdrop turns around the colour wheel. */
const backdropTurns = [0, -70, 110, 60, -140, 170]

export type Shot = { layout: string; caption: string; below: string }

/** The same kind of screen is drawn in two ways, so that neighbours in a category differ. */
const alternatives: Record<string, string> = { timeline: 'agenda' }

function itemsOf(app: App): { items: Item[]; stats: Stat[] } {
  const words = wordsOf(app.kind)
  const random = randomFrom(`items ${app.slug}`)
  const items = words('items').map(row => {
    const [glyph = '', title = '', detail = '', value = ''] = cells(row)
    return { glyph, title, detail, value }
  })
  const stats = words('stats').map(row => {
    const [value = '', label = '', glyph = ''] = cells(row)
    return { value, label, glyph }
  })
  const shuffled = app.about === '-' ? items : random.sample(items, items.length)
  const turn = random.int(0, 2)
  return { items: shuffled, stats: [...stats.slice(turn), ...stats.slice(0, turn)] }
}

function layoutFor(app: App, name: string): Layout {
  if (app.kind === 'video' && name === 'editor') return layoutNamed('cutting')
  const other = alternatives[name]
  const chosen = other && app.about !== '-' && randomFrom(`layout ${app.slug}`).chance(0.5) ? other : name
  return layoutNamed(chosen)
}

function layoutNamed(name: string): Layout {
  const layout = layouts[name]
  if (!layout) throw new Error(`no layout ${name}`)
  return layout
}

function photoDefs(theme: Theme): string {
  const tints = [
    [0.86, 0.07, theme.hue],
    [0.76, 0.1, 55],
    [0.78, 0.09, 240],
    [0.84, 0.09, 150],
  ] as const
  return (
    tints
      .map(([light, chroma, hue], index) =>
        gradient(
          `photo${index}`,
          oklch(light + 0.06, chroma, hue),
          oklch(light - 0.14, chroma * 1.2, hue + 18),
          1,
          1,
        ),
      )
      .join('') + gradient('accent', oklch(0.64, 0.14, theme.hue), oklch(0.48, 0.13, theme.hue + 16), 1, 1)
  )
}

function backdrop(theme: Theme, hue: number, dark: boolean, style: number): string {
  const light = dark ? '#ffffff' : oklch(0.99, 0.01, hue)
  const deco = [
    circle(960, 160, 260, light, ` opacity="${dark ? 0.06 : 0.4}"`) +
      circle(90, 420, 150, light, ` opacity="${dark ? 0.05 : 0.35}"`),
    path('M0 560Q300 420 620 540T1080 480V0H0Z', light, ` opacity="${dark ? 0.05 : 0.35}"`),
    path('M0 0H1080L0 900Z', light, ` opacity="${dark ? 0.05 : 0.3}"`),
  ][style % 3]
  const ground = dark ? oklch(0.3, 0.06, theme.hue) : oklch(0.91, 0.05, hue)
  return rect(0, 0, 1080, 1920, 0, ground) + (deco ?? '')
}

export function phoneShot(app: App, shot: Shot, index: number): string {
  const theme = themeOf(app)
  const random = randomFrom(`shot ${app.slug} ${index}`)
  const dark = shot.layout === 'lock' || (index > 0 && random.chance(0.14))
  const darkScreen = dark || shot.layout === 'camera'
  const hue = theme.hue + at(backdropTurns, index)
  const screen: Screen = {
    app,
    theme: darkScreen ? { ...theme, accent: oklch(0.68, 0.14, theme.hue) } : theme,
    random,
    ...itemsOf(app),
    caption: shot.caption,
    prose: wordsOf('common')('contract'),
    dark: darkScreen,
    page: darkScreen ? '#141917' : oklch(0.975, 0.008, theme.hue),
    card: darkScreen ? '#202724' : '#ffffff',
    ink: darkScreen ? '#eef3f0' : '#1f2924',
    muted: darkScreen ? '#93a099' : '#78847d',
    faint: darkScreen ? '#ffffff1f' : '#0000000f',
  }
  const inner = layoutFor(app, shot.layout)(screen)
  const overDark = darkScreen || (app.kind === 'video' && shot.layout === 'editor')
  const bar = overDark ? '#ffffff' : screen.ink
  const status =
    text(60, 70, 30, '9:41', { fill: bar, weight: 700 }) +
    rect(704, 46, 56, 26, 8, bar) +
    rect(310, 32, 200, 48, 24, '#0c0f0e')
  const ink = dark ? '#ffffff' : oklch(0.3, 0.05, hue)
  return svg(
    1080,
    1920,
    backdrop(theme, hue, dark, index + (app.id % 3)) +
      text(540, 196, 76, short(shot.caption, 12.6), { fill: ink, weight: 700, anchor: 'middle' }) +
      text(540, 276, 37, short(shot.below, 26), { fill: ink, anchor: 'middle', opacity: 0.78 }) +
      `<g transform="translate(130 380)">${rect(-16, -16, 852, 1700, 96, dark ? '#050706' : '#1d2421')}<g clip-path="url(#glass)">${rect(0, 0, 820, 1560, 0, screen.page)}${inner}${status}</g></g>`,
    `<clipPath id="glass"><rect width="820" height="1700" rx="80"/></clipPath>${photoDefs(theme)}`,
  )
}

/** Four to six screens: the first is about what the app is known for, the rest are common to its kind. */
export function phoneShots(app: App): Shot[] {
  const random = randomFrom(`shots ${app.slug}`)
  const all = linesFor(app, 'shots').map(row => {
    const [layout = '', caption = '', below = ''] = cells(row)
    return { layout, caption, below }
  })
  if (app.about === '-') return all.slice(0, 5)
  const first = random.pick(all.slice(0, 3))
  const others = random.sample(
    all.filter(shot => shot !== first),
    random.int(3, 5),
  )
  return [{ layout: first.layout, caption: app.point, below: app.summary }, ...others]
}

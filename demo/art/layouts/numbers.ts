import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { card, heading, item, type Layout, stat, tabs } from '../screen.ts'
import { circle, line, path, rect, short, text } from '../svg.ts'

const week = [...'一二三四五六日']

export const calendar: Layout = screen => {
  const { random, theme } = screen
  const shades = [0.9, 0.82, 0.7, 0.6].map(light => oklch(light, 0.1, theme.hue))
  const days = Array.from({ length: 30 }, (_, index) => {
    const cell = index + 6
    const [x, y] = [104 + (cell % 7) * 102, 438 + Math.floor(cell / 7) * 108]
    if (index > 13)
      return text(x, y + 10, 30, index + 1, { fill: screen.muted, anchor: 'middle', opacity: 0.7 })
    const mark = index === 13 ? theme.accent : random.chance(0.12) ? theme.second : random.pick(shades)
    return (
      rect(x - 40, y - 42, 80, 80, 26, mark) +
      text(x, y + 10, 28, index + 1, { fill: index === 13 ? '#fff' : '#24302a', anchor: 'middle' })
    )
  })
  const rows = [0, 1].map(row => {
    const { glyph: name, title, detail, value } = item(screen, row)
    const y = 1100 + row * 148
    return (
      card(screen, 40, y, 740, 130) +
      glyph(name, 68, y + 32, 66) +
      text(162, y + 58, 32, short(title, 12), { fill: screen.ink, weight: 700 }) +
      text(162, y + 100, 25, short(detail, 18), { fill: screen.muted }) +
      text(748, y + 76, 28, short(value, 5), { fill: theme.accent, anchor: 'end', weight: 700 })
    )
  })
  return (
    heading(screen, '十一月', screen.caption) +
    card(screen, 40, 296, 740, 780) +
    week
      .map((name, index) => text(104 + index * 102, 362, 27, name, { fill: screen.muted, anchor: 'middle' }))
      .join('') +
    days.join('') +
    rows.join('') +
    tabs(screen, 0)
  )
}

const titles: Record<string, string> = {
  weather: '此刻',
  files: '空间',
  docs: '本月',
  safety: '今天',
  money: '本月',
}

export const dashboard: Layout = screen => {
  const { theme, random } = screen
  const first = stat(screen, 0)
  const hero =
    rect(40, 296, 740, 292, 34, 'url(#accent)') +
    text(84, 378, 32, first.label, { fill: '#fff', opacity: 0.85 }) +
    text(84, 486, 100, first.value, { fill: '#fff', weight: 700 }) +
    text(84, 548, 28, short(screen.app.summary, 17), { fill: '#fff', opacity: 0.8 }) +
    glyph(first.glyph, 580, 360, 160)
  const tiles = [1, 2, 3, 4].map((index, tile) => {
    const { value, label, glyph: name } = stat(screen, index)
    const [x, y] = [40 + (tile % 2) * 380, 616 + Math.floor(tile / 2) * 216]
    return (
      card(screen, x, y, 360, 192) +
      glyph(name, x + 262, y + 28, 66) +
      text(x + 34, y + 108, 56, value, { fill: screen.ink, weight: 700 }) +
      text(x + 34, y + 158, 28, label, { fill: screen.muted })
    )
  })
  const peak = random.int(0, 10)
  const bars = Array.from({ length: 11 }, (_, index) => {
    const height = index === peak ? 200 : random.int(50, 170)
    return rect(
      84 + index * 62,
      1370 - height,
      38,
      height,
      13,
      index === peak ? theme.accent : screen.dark ? '#ffffff22' : theme.accentSoft,
    )
  })
  return (
    heading(screen, titles[screen.app.kind] ?? '回顾', screen.caption) +
    hero +
    tiles.join('') +
    card(screen, 40, 1052, 740, 360) +
    text(80, 1116, 32, '每月', { fill: screen.ink, weight: 700 }) +
    bars.join('')
  )
}

function ring(
  x: number,
  y: number,
  radius: number,
  share: number,
  colour: string,
  back: string,
  width: number,
): string {
  const around = 2 * Math.PI * radius
  return (
    circle(x, y, radius, 'none', ` stroke="${back}" stroke-width="${width}"`) +
    circle(
      x,
      y,
      radius,
      'none',
      ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${Math.round(around * share)} ${Math.round(around)}" transform="rotate(-90 ${x} ${y})"`,
    )
  )
}

export const rings: Layout = screen => {
  const { theme, random } = screen
  const back = screen.dark ? '#ffffff1c' : '#0000000d'
  const circles =
    ring(410, 560, 210, 0.55 + random.next() * 0.4, theme.accent, back, 44) +
    ring(410, 560, 152, 0.4 + random.next() * 0.4, theme.second, back, 38) +
    glyph(stat(screen, 0).glyph, 350, 470, 120) +
    text(410, 660, 46, stat(screen, 0).value, { fill: screen.ink, weight: 700, anchor: 'middle' })
  const rows = [0, 1, 2].map(row => {
    const { glyph: name, title, detail, value } = item(screen, row + 1)
    const y = 902 + row * 166
    return (
      card(screen, 40, y, 740, 146) +
      glyph(name, 70, y + 37, 72) +
      text(172, y + 66, 33, short(title, 12), { fill: screen.ink, weight: 700 }) +
      text(172, y + 110, 26, short(detail, 17), { fill: screen.muted }) +
      text(748, y + 86, 30, short(value, 5), { fill: theme.accent, weight: 700, anchor: 'end' })
    )
  })
  return heading(screen, screen.caption, stat(screen, 0).label) + circles + rows.join('') + tabs(screen, 0)
}

export const forecast: Layout = screen => {
  const { theme, random } = screen
  const now = item(screen, 0)
  const points = Array.from(
    { length: 8 },
    (_, index) => [80 + index * 94, 980 - random.int(20, 150)] as const,
  )
  const curve = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  const hours = points.map(
    ([x, y], index) =>
      circle(x, y, 8, theme.accent) +
      text(x, 1088, 24, `${9 + index}时`, { fill: screen.muted, anchor: 'middle' }),
  )
  const days = [1, 2].map((index, row) => {
    const { glyph: name, title, detail, value } = item(screen, index)
    const y = 1150 + row * 140
    return (
      card(screen, 40, y, 740, 120) +
      glyph(name, 68, y + 26, 68) +
      text(162, y + 56, 30, short(title, 12), { fill: screen.ink, weight: 700 }) +
      text(162, y + 96, 25, short(detail, 16), { fill: screen.muted }) +
      text(748, y + 76, 40, value, { fill: screen.ink, anchor: 'end', weight: 700 })
    )
  })
  return (
    rect(0, 110, 820, 600, 0, 'url(#photo1)') +
    path('M0 640Q200 560 420 640T820 610V712H0Z', screen.page) +
    text(60, 210, 40, now.title, { fill: '#fff', weight: 700 }) +
    text(54, 410, 190, now.value, { fill: '#fff', weight: 700 }) +
    text(64, 490, 36, now.detail, { fill: '#fff' }) +
    glyph(now.glyph, 500, 240, 260) +
    card(screen, 40, 740, 740, 380) +
    text(80, 802, 30, '未来八小时', { fill: screen.ink, weight: 700 }) +
    path(`${curve}L738 1030L80 1030Z`, theme.accent, ' opacity=".14"') +
    line(curve, theme.accent, 6) +
    hours.join('') +
    days.join('')
  )
}

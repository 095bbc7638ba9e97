import { glyph } from '../glyph.ts'
import { badge, card, heading, item, type Layout, photo, tabs } from '../screen.ts'
import { circle, line, rect, short, text } from '../svg.ts'

const times = ['07:30', '09:10', '11:45', '14:20', '17:05', '20:40']

export const timeline: Layout = screen => {
  const rows = [0, 1, 2].map(row => {
    const { glyph: name, title, detail, value } = item(screen, row)
    const y = 300 + row * 384
    return (
      card(screen, 40, y, 740, 358) +
      photo(64, y + 24, 692, 178, row, name) +
      text(70, y + 260, 36, short(title, 13), { fill: screen.ink, weight: 700 }) +
      text(750, y + 260, 28, value, { fill: screen.theme.accent, anchor: 'end', weight: 700 }) +
      text(70, y + 314, 27, short(detail, 24), { fill: screen.muted })
    )
  })
  return (
    heading(
      screen,
      screen.app.name,
      screen.app.kind === 'journal' ? '十一月 · 已连续记录 128 天' : screen.caption,
    ) +
    rows.join('') +
    tabs(screen, 0)
  )
}

export const agenda: Layout = screen => {
  const rows = times.map((time, row) => {
    const { glyph: name, title, detail } = item(screen, row)
    const y = 310 + row * 180
    return (
      text(48, y + 62, 28, time, { fill: screen.muted }) +
      circle(170, y + 52, 12, row === 2 ? screen.theme.accent : screen.faint) +
      card(screen, 212, y, 568, 150) +
      badge(screen, name, 236, y + 29, 92) +
      text(352, y + 66, 34, short(title, 11), { fill: screen.ink, weight: 700 }) +
      text(352, y + 112, 26, short(detail, 15), { fill: screen.muted })
    )
  })
  return (
    heading(screen, '今天', '11 月 14 日 · 周六') + line('M170 360V1380', screen.faint, 4) + rows.join('')
  )
}

export const checklist: Layout = screen => {
  const rows = [0, 1, 2, 3, 4, 5].map(row => {
    const { glyph: name, title, detail, value } = item(screen, row)
    const y = 300 + row * 178
    const done = row < 2
    const mark = done
      ? circle(94, y + 77, 26, screen.theme.accent) + line(`M82 ${y + 77}l8 9l16 -18`, '#fff', 5)
      : circle(94, y + 77, 24, 'none', ` stroke="${screen.muted}" stroke-width="4" opacity=".6"`)
    return (
      card(screen, 40, y, 740, 154) +
      mark +
      text(146, y + 68, 34, short(title, 12), { fill: done ? screen.muted : screen.ink, weight: 700 }) +
      text(146, y + 114, 26, short(detail, 15), { fill: screen.muted }) +
      text(660, y + 88, 27, short(value, 5), { fill: screen.theme.accent, weight: 700, anchor: 'end' }) +
      glyph(name, 684, y + 46, 64)
    )
  })
  return heading(screen, screen.caption, '还剩 4 项，今天能做完') + rows.join('') + tabs(screen, 0)
}

export const feed: Layout = screen => {
  const search =
    rect(40, 290, 740, 84, 42, screen.card) +
    circle(92, 330, 15, 'none', ` stroke="${screen.muted}" stroke-width="4"`) +
    line('M103 341L114 352', screen.muted, 4) +
    text(138, 343, 29, '搜索', { fill: screen.muted })
  const rows = [0, 1, 2, 3, 4, 5].map(row => {
    const { glyph: name, title, detail, value } = item(screen, row + 1)
    const y = 404 + row * 164
    return (
      badge(screen, name, 48, y + 10, 112) +
      text(190, y + 60, 34, short(title, 11), { fill: screen.ink, weight: 700 }) +
      text(190, y + 106, 26, short(detail, 16), { fill: screen.muted }) +
      text(772, y + 84, 28, short(value, 5.6), { fill: screen.theme.accent, anchor: 'end', weight: 700 }) +
      (row < 5 ? rect(190, y + 150, 582, 2, 0, screen.faint) : '')
    )
  })
  return heading(screen, screen.app.name, screen.caption) + search + rows.join('') + tabs(screen, 1)
}

export const grid: Layout = screen => {
  const tiles = [0, 1, 2, 3, 4, 5].map(tile => {
    const { glyph: name, title, detail } = item(screen, tile + 2)
    const [x, y] = [40 + (tile % 2) * 380, 372 + Math.floor(tile / 2) * 346]
    return (
      photo(x, y, 360, 230, tile, name, 32) +
      text(x + 8, y + 278, 31, short(title, 11), { fill: screen.ink, weight: 700 }) +
      text(x + 8, y + 316, 25, short(detail, 13), { fill: screen.muted })
    )
  })
  const chips = ['全部', '最近', '收藏', '更多'].map((label, index) => {
    const x = 40 + index * 150
    return (
      rect(x, 288, 132, 60, 30, index ? screen.card : screen.theme.accent) +
      text(x + 66, 328, 27, label, { fill: index ? screen.muted : '#fff', anchor: 'middle' })
    )
  })
  return (
    heading(screen, screen.caption, screen.app.summary) + chips.join('') + tiles.join('') + tabs(screen, 1)
  )
}

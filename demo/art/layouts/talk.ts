import { at } from '../../core/random.ts'
import { wordsOf } from '../../core/words.ts'
import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { badge, card, heading, item, type Layout, stat } from '../screen.ts'
import { circle, line, rect, short, text, widthOf, wrap } from '../svg.ts'

export const chat: Layout = screen => {
  const said = wordsOf('common')('chat')
  const from = screen.random.int(0, 3)
  const bubbles = Array.from({ length: 7 }, (_, index) => {
    const words = short(at(said, from + index), 18)
    const width = widthOf(words) * 31 + 64
    const mine = (from + index) % 2 === 1
    const y = 300 + index * 152
    const x = mine ? 730 - width : 150
    const face = mine ? '' : badge(screen, item(screen, 0).glyph, 44, y + 4, 84)
    return (
      face +
      rect(x, y, width, 96, 34, mine ? screen.theme.accent : screen.card) +
      text(x + 32, y + 60, 31, words, { fill: mine ? '#fff' : screen.ink })
    )
  })
  return (
    heading(screen, screen.app.point, '5 人在这里') +
    bubbles.join('') +
    rect(40, 1408, 740, 96, 48, screen.card) +
    text(84, 1468, 31, '说点什么…', { fill: screen.muted }) +
    circle(722, 1456, 36, screen.theme.accent) +
    line('M708 1456H736M724 1444L736 1456L724 1468', '#fff', 5)
  )
}

export const reader: Layout = screen => {
  const staticPage = screen.dark ? '#171a18' : oklch(0.975, 0.015, 90)
  const ink = screen.dark ? '#c9cfc9' : '#33332c'
  const story = screen.app.kind === 'reading'
  const paragraphs = story ? wordsOf('common')('prose') : screen.prose
  const lines = paragraphs.flatMap(paragraph => wrap(`　　${paragraph}`, 18, 6)).slice(0, 17)
  return (
    rect(0, 110, 820, 1430, 0, staticPage) +
    text(64, 190, 26, short(item(screen, 0).title, 14), { fill: screen.muted }) +
    text(756, 190, 26, '第 8 章', { fill: screen.muted, anchor: 'end' }) +
    text(64, 310, 52, story ? '雨停之前' : '第一条　总则', { fill: ink, weight: 700 }) +
    lines
      .map((words, index) =>
        text(words.startsWith('　') ? 140 : 64, 404 + index * 60, 38, words.replace(/^　+/, ''), {
          fill: ink,
        }),
      )
      .join('') +
    rect(64, 1448, 692, 6, 3, screen.faint) +
    rect(64, 1448, 430, 6, 3, screen.theme.accent) +
    text(64, 1504, 25, '还剩 40 分钟读完本章', { fill: screen.muted }) +
    text(756, 1504, 25, '62%', { fill: screen.muted, anchor: 'end' })
  )
}

export const quiz: Layout = screen => {
  const question = item(screen, screen.random.int(0, 3))
  const right = screen.random.int(0, 3)
  const options = [0, 1, 2, 3].map(index => {
    const y = 940 + index * 132
    const words = index === right ? question.title : item(screen, index + 4).title
    const chosen = index === right
    return (
      rect(60, y, 700, 112, 34, chosen ? screen.theme.accent : screen.card) +
      text(104, y + 70, 35, short(words, 14), {
        fill: chosen ? '#fff' : screen.ink,
        weight: chosen ? 700 : 400,
      }) +
      (chosen ? line(`M690 ${y + 56}l12 14l24 -28`, '#fff', 7) : '')
    )
  })
  return (
    rect(60, 156, 700, 18, 9, screen.faint) +
    rect(60, 156, 420, 18, 9, screen.theme.accent) +
    text(60, 250, 30, '第 6 题，共 10 题', { fill: screen.muted }) +
    card(screen, 60, 290, 700, 600) +
    rect(180, 350, 460, 330, 40, 'url(#photo0)') +
    glyph(question.glyph, 300, 400, 220) +
    text(410, 770, 44, '这是什么？', { fill: screen.ink, weight: 700, anchor: 'middle' }) +
    text(410, 832, 29, short(screen.caption, 18), { fill: screen.muted, anchor: 'middle' }) +
    options.join('')
  )
}

export const keypad: Layout = screen => {
  const kinds = [0, 1, 2, 3].map(
    index =>
      badge(screen, item(screen, index).glyph, 60 + index * 184, 540, 124) +
      text(122 + index * 184, 708, 27, short(item(screen, index).title, 4), {
        fill: screen.ink,
        anchor: 'middle',
      }),
  )
  const keys = [...'123456789.0✓'].map((key, index) => {
    const [x, y] = [54 + (index % 3) * 242, 820 + Math.floor(index / 3) * 176]
    const done = key === '✓'
    return (
      rect(x, y, 226, 156, 34, done ? screen.theme.accent : screen.card) +
      (done
        ? line(`M${x + 84} ${y + 80}l22 24l44 -50`, '#fff', 10)
        : text(x + 113, y + 98, 56, key, { fill: screen.ink, anchor: 'middle' }))
    )
  })
  return (
    heading(screen, '记一笔', '11 月 14 日 · 周六') +
    text(410, 440, 120, '46.50', { fill: screen.theme.accent, weight: 700, anchor: 'middle' }) +
    kinds.join('') +
    keys.join('')
  )
}

/** What the search field asks and the button does, where it is not a journey. */
const mapWords: Record<string, string[]> = {
  weather: ['雨在哪里', '看雷达'],
  safety: ['正在陪你回家', '我到家了'],
  community: ['附近的见面', '我要报名'],
  fitness: ['今天的路线', '开始跑'],
}

export const map: Layout = screen => {
  const { random, theme } = screen
  const land = screen.dark ? '#1e2a26' : oklch(0.95, 0.02, 120)
  const road = screen.dark ? '#34423c' : '#fff'
  const roads = Array.from(
    { length: 6 },
    (_, index) =>
      line(
        `M-20 ${200 + index * 170 + random.int(-30, 30)}L840 ${160 + index * 170 + random.int(-50, 60)}`,
        road,
        index % 3 ? 16 : 28,
      ) +
      line(
        `M${60 + index * 150 + random.int(-30, 30)} 100L${20 + index * 160 + random.int(-40, 60)} 1240`,
        road,
        index % 2 ? 14 : 24,
      ),
  )
  const parks = [0, 1, 2].map(index =>
    rect(
      random.int(40, 560),
      240 + index * 290,
      random.int(130, 220),
      random.int(110, 170),
      30,
      screen.dark ? '#26443a' : oklch(0.88, 0.07, 145),
    ),
  )
  const spots = [0, 1, 2].map(index => {
    const [x, y] = [170 + index * 230, 900 - index * 190]
    return circle(x, y, 52, '#fff') + glyph(item(screen, index).glyph, x - 32, y - 32, 64)
  })
  const next = item(screen, 3)
  const [ask = '', act = ''] = mapWords[screen.app.kind] ?? ['去哪里？', '出发']
  return (
    rect(0, 110, 820, 1200, 0, land) +
    parks.join('') +
    line('M-20 980Q240 860 400 1010T860 930', screen.dark ? '#27506b' : oklch(0.82, 0.07, 230), 60) +
    roads.join('') +
    line('M170 900L250 790L400 710L470 600L630 520', '#fff', 26) +
    line('M170 900L250 790L400 710L470 600L630 520', theme.accent, 16) +
    spots.join('') +
    rect(40, 150, 740, 92, 46, screen.card) +
    text(92, 208, 32, ask, { fill: screen.muted }) +
    rect(0, 1130, 820, 420, 44, screen.card) +
    badge(screen, next.glyph, 48, 1180, 120) +
    text(196, 1234, 40, short(next.title, 12), { fill: screen.ink, weight: 700 }) +
    text(196, 1286, 28, short(next.detail, 18), { fill: screen.muted }) +
    text(
      410,
      1376,
      28,
      `${stat(screen, 0).value} ${stat(screen, 0).label}　${stat(screen, 1).value} ${stat(screen, 1).label}`,
      { fill: screen.muted, anchor: 'middle' },
    ) +
    rect(48, 1410, 724, 96, 48, theme.accent) +
    text(410, 1472, 36, act, { fill: '#fff', weight: 700, anchor: 'middle' })
  )
}

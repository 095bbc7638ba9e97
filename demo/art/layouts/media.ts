import { cells, wordsOf } from '../../core/words.ts'
import { glyph } from '../glyph.ts'
import { card, item, type Layout, photo } from '../screen.ts'
import { circle, line, path, rect, short, text } from '../svg.ts'

export const player: Layout = screen => {
  const { theme, random } = screen
  const now = item(screen, random.int(0, 3))
  const wave = Array.from({ length: 46 }, (_, index) => {
    const height = 14 + Math.round(Math.abs(Math.sin(index * 0.7) * 46 + random.next() * 34))
    return rect(72 + index * 15, 1130 - height / 2, 8, height, 4, index < 20 ? theme.accent : screen.faint)
  })
  return (
    text(410, 176, 30, '正在播放', { fill: screen.muted, anchor: 'middle' }) +
    photo(110, 240, 600, 600, random.int(0, 3), now.glyph, 56) +
    text(410, 936, 50, short(now.title, 12), { fill: screen.ink, weight: 700, anchor: 'middle' }) +
    text(410, 994, 30, short(now.detail, 20), { fill: screen.muted, anchor: 'middle' }) +
    wave.join('') +
    text(72, 1230, 26, '18:04', { fill: screen.muted }) +
    text(752, 1230, 26, now.value, { fill: screen.muted, anchor: 'end' }) +
    circle(410, 1370, 84, theme.accent) +
    path('M386 1328V1412L454 1370Z', '#fff') +
    path('M210 1340V1400L160 1370ZM606 1340V1400L656 1370Z', screen.ink) +
    rect(150, 1340, 8, 60, 4, screen.ink) +
    rect(658, 1340, 8, 60, 4, screen.ink)
  )
}

export const camera: Layout = screen => {
  const { theme, random } = screen
  const subject = item(screen, random.int(0, 5))
  const guides = line('M273 330V1010M547 330V1010M0 557H820M0 783H820', '#ffffff66', 2)
  const corners = line('M250 560V500H310M510 500H570V560M570 800V860H510M310 860H250V800', '#fff', 8)
  const filters = [0, 1, 2, 3, 4].map(
    index =>
      photo(44 + index * 150, 1050, 132, 132, index, item(screen, index).glyph, 26) +
      (index === 1
        ? rect(44 + 150, 1050, 132, 132, 26, 'none', ` stroke="${theme.accent}" stroke-width="7"`)
        : ''),
  )
  return (
    rect(0, 0, 820, 1540, 0, '#0d100f') +
    text(60, 196, 30, '自动', { fill: '#fff' }) +
    text(410, 196, 30, screen.app.point, { fill: '#ffd76a', anchor: 'middle', weight: 700 }) +
    text(760, 196, 30, '4:3', { fill: '#fff', anchor: 'end' }) +
    photo(0, 330, 820, 680, random.int(0, 3), subject.glyph, 0) +
    guides +
    corners +
    text(410, 966, 28, subject.detail, { fill: '#fff', anchor: 'middle' }) +
    filters.join('') +
    circle(410, 1350, 92, 'none', ' stroke="#fff" stroke-width="10"') +
    circle(410, 1350, 74, '#fff') +
    photo(90, 1300, 100, 100, 2, item(screen, 6).glyph, 24) +
    circle(680, 1350, 50, '#ffffff22') +
    line('M660 1350a20 20 0 1 1 20 20', '#fff', 6)
  )
}

export const editor: Layout = screen => {
  const { theme, random } = screen
  const [main, side] = [item(screen, 3), item(screen, 4)]
  const lines = Array.from({ length: 18 }, (_, index) => `M84 ${300 + index * 50}H736`).join('')
  const print = (
    x: number,
    y: number,
    width: number,
    turn: number,
    tint: number,
    name: string,
    words: string,
  ) =>
    `<g transform="rotate(${turn} ${x + width / 2} ${y + width / 2})">${rect(x, y, width, width * 1.16, 8, '#fff', ' stroke="#00000014" stroke-width="2"')}${photo(x + 18, y + 18, width - 36, width - 60, tint, name, 6)}${text(x + width / 2, y + width * 1.06, 27, short(words, 9), { anchor: 'middle', fill: '#33403a' })}</g>`
  const stickers = [0, 1, 2, 5, 6, 7].map(
    (index, place) =>
      rect(44 + place * 124, 1330, 108, 108, 28, screen.faint) +
      glyph(item(screen, index).glyph, 66 + place * 124, 1352, 64),
  )
  return (
    text(56, 188, 32, '取消', { fill: screen.muted }) +
    text(410, 188, 34, '11月14日', { fill: screen.ink, weight: 700, anchor: 'middle' }) +
    text(764, 188, 32, '完成', { fill: theme.accent, weight: 700, anchor: 'end' }) +
    rect(50, 240, 720, 1030, 24, '#fffdf6') +
    line(lines, '#ebe4d3', 2) +
    print(90, 296, 340, -4, 0, main.glyph, main.title) +
    print(438, 392, 284, 5, 1, side.glyph, side.title) +
    rect(200, 272, 150, 46, 4, theme.second, ' opacity=".6" transform="rotate(-6 275 295)"') +
    [main.detail, side.detail, item(screen, 0).detail]
      .map((words, index) => text(96, 846 + index * 100, 34, short(words, 18), { fill: '#3c4b43' }))
      .join('') +
    glyph(item(screen, 2).glyph, 606, 1090, 120, random.int(-14, 14)) +
    glyph(item(screen, 7).glyph, 108, 1130, 100, -10) +
    rect(0, 1296, 820, 260, 0, screen.card) +
    stickers.join('')
  )
}

export const cutting: Layout = screen => {
  const { theme, random } = screen
  const shot = item(screen, random.int(0, 4))
  const clips = [0, 1, 2, 3].map(index =>
    photo(40 + index * 190, 1010, 182, 130, index, item(screen, index).glyph, 14),
  )
  const track = (y: number, colour: string, parts: [number, number][]) =>
    parts.map(([x, width]) => rect(x, y, width, 62, 14, colour)).join('')
  return (
    rect(0, 0, 820, 1540, 0, '#15171c') +
    text(410, 186, 34, shot.title, { fill: '#fff', weight: 700, anchor: 'middle' }) +
    rect(650, 142, 130, 66, 33, theme.accent) +
    text(715, 186, 30, '导出', { fill: '#fff', anchor: 'middle', weight: 700 }) +
    photo(40, 250, 740, 560, random.int(0, 3), shot.glyph, 24) +
    rect(180, 720, 460, 62, 12, '#000000a0') +
    text(410, 762, 32, short(shot.detail, 13), { fill: '#fff', anchor: 'middle' }) +
    circle(410, 890, 44, '#ffffff18') +
    path('M398 868V912L432 890Z', '#fff') +
    text(60, 902, 28, '00:18', { fill: '#9aa0aa' }) +
    text(760, 902, 28, '03:24', { fill: '#9aa0aa', anchor: 'end' }) +
    clips.join('') +
    track(1166, theme.second, [
      [40, 300],
      [360, 210],
      [600, 180],
    ]) +
    track(1246, theme.accent, [
      [110, 420],
      [560, 160],
    ]) +
    track(1326, '#4d5566', [[40, 740]]) +
    text(64, 1208, 26, screen.app.point, { fill: '#1a1a1a' }) +
    text(64, 1368, 26, '♪ 巷口的下午', { fill: '#fff' }) +
    rect(406, 980, 6, 430, 3, '#fff') +
    circle(409, 976, 14, '#fff')
  )
}

const starts: Record<string, string> = {
  kids: '讲给我听',
  cooking: '开始做',
  travel: '跟着走',
  fitness: '开始训练',
  community: '我要报名',
}

export const detail: Layout = screen => {
  const main = item(screen, screen.random.int(0, 4))
  const words = wordsOf(screen.app.kind)
  const steps = words('steps').map((row, index) => {
    const [title = '', below = ''] = cells(row)
    const y = 1010 + index * 140
    return (
      circle(84, y + 44, 34, screen.theme.accent) +
      text(84, y + 56, 32, index + 1, { fill: '#fff', weight: 700, anchor: 'middle' }) +
      text(146, y + 38, 32, short(title, 14), { fill: screen.ink, weight: 700 }) +
      text(146, y + 84, 27, short(below, 21), { fill: screen.muted })
    )
  })
  const facts = words('facts').map((row, index) => {
    const [value = '', label = ''] = cells(row)
    const x = 160 + index * 250
    return (
      text(x, 874, 42, value, { fill: screen.ink, weight: 700, anchor: 'middle' }) +
      text(x, 920, 26, label, { fill: screen.muted, anchor: 'middle' })
    )
  })
  return (
    photo(0, 110, 820, 500, screen.random.int(0, 3), main.glyph, 0) +
    rect(0, 580, 820, 1000, 44, screen.page) +
    text(48, 672, 54, short(main.title, 12), { fill: screen.ink, weight: 700 }) +
    text(48, 730, 30, short(main.detail, 22), { fill: screen.muted }) +
    card(screen, 40, 790, 740, 170) +
    facts.join('') +
    steps.join('') +
    rect(40, 1430, 740, 96, 48, screen.theme.accent) +
    text(410, 1492, 36, starts[screen.app.kind] ?? '开始', { fill: '#fff', weight: 700, anchor: 'middle' })
  )
}

export const lock: Layout = screen => {
  const keys = [...'123456789 0 '].map((key, index) => {
    const [x, y] = [190 + (index % 3) * 220, 800 + Math.floor(index / 3) * 186]
    return key === ' '
      ? ''
      : circle(x, y, 76, '#ffffff14') + text(x, y + 21, 58, key, { fill: '#eef3f0', anchor: 'middle' })
  })
  const dots = [0, 1, 2, 3].map(dot =>
    circle(
      305 + dot * 70,
      640,
      16,
      dot < 2 ? screen.theme.second : 'none',
      ` stroke="${screen.theme.second}" stroke-width="4"`,
    ),
  )
  return (
    rect(0, 0, 820, 1540, 0, screen.theme.accentDeep) +
    rect(0, 0, 820, 1540, 0, '#0a0f0d', ' opacity=".55"') +
    glyph('locked', 340, 250, 140) +
    text(410, 466, 50, short(screen.caption, 12), { fill: '#fff', weight: 700, anchor: 'middle' }) +
    text(410, 536, 31, '输入 4 位密码，或使用指纹', { fill: '#ffffffa0', anchor: 'middle' }) +
    dots.join('') +
    keys.join('')
  )
}

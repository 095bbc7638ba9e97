import { at } from '../../core/random.ts'
import { wordsOf } from '../../core/words.ts'
import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { clearHue, cloud, heavens, hud, ridges, type Scene } from '../scene.ts'
import { circle, line, path, rect, text, wrap } from '../svg.ts'

/** A diamond of an isometric floor and what is on it. */
function plot(column: number, row: number, colour: string, side: string): [string, number, number] {
  const [x, y] = [960 + (column - row) * 130, 300 + (column + row) * 72]
  const drawn =
    path(`M${x} ${y}l130 72l-130 72l-130 -72z`, colour) +
    path(`M${x - 130} ${y + 72}l130 72v26l-130 -72z`, side) +
    path(`M${x + 130} ${y + 72}l-130 72v26l130 -72z`, side, ' opacity=".8"')
  return [drawn, x, y]
}

export const farm: Scene = stage => {
  const { random, app, sprites } = stage
  const soil = ['#a9785a', '#8f6248', '#7cc06d', '#8fce7c', '#e3c87a']
  const drawn: string[] = []
  for (let sum = 0; sum < 9; sum += 1)
    for (let column = 0; column < 5; column += 1) {
      const row = sum - column
      if (row < 0 || row > 4) continue
      const crop = (column + row) % 3
      const [ground, x, y] = plot(column, row, at(soil, crop === 0 ? 0 : crop + 1), '#5f4635')
      const name =
        column === 2 && row === 2
          ? app.glyph
          : crop === 1 && random.chance(0.5)
            ? ''
            : at(sprites, column * 2 + row)
      drawn.push(ground + (name ? glyph(name, x - 58, y - 30, 116) : ''))
    }
  return (
    heavens(stage) +
    ridges(stage, 420, 2) +
    rect(0, 700, 1920, 380, 0, oklch(stage.sky.dark ? 0.42 : 0.72, 0.1, 140)) +
    drawn.join('') +
    hud(stage)
  )
}

export const iso: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const roofs = [
    'house',
    'houses',
    'department-store',
    'hut',
    'classical-building',
    'japanese-castle',
    'fountain',
    'deciduous-tree',
  ]
  const drawn: string[] = []
  for (let sum = 0; sum < 9; sum += 1)
    for (let column = 0; column < 5; column += 1) {
      const row = sum - column
      if (row < 0 || row > 4) continue
      const street = column === 2 || row === 3
      const [ground, x, y] = plot(column, row, street ? '#d9cdb8' : oklch(0.8, 0.08, hue + 60), '#7d6b56')
      const name = street
        ? random.chance(0.25)
          ? at(sprites, column + row)
          : ''
        : column === 1 && row === 1
          ? app.glyph
          : random.pick(roofs)
      drawn.push(
        ground + (name ? glyph(name, x - (street ? 40 : 78), y - (street ? 4 : 62), street ? 80 : 156) : ''),
      )
    }
  return (
    heavens(stage) +
    cloud(300, 300, 1.2, stage.sky.cloud, 0.6) +
    cloud(1620, 260, 1, stage.sky.cloud, 0.6) +
    ridges(stage, 640, 2) +
    drawn.join('') +
    hud(stage, false)
  )
}

export const tower: Scene = stage => {
  const { random, app, sprites, hue, sky } = stage
  const track =
    'M-40 420H520Q620 420 620 520V640Q620 740 720 740H1100Q1200 740 1200 640V480Q1200 380 1300 380H1960'
  const spots: [number, number][] = [
    [380, 230],
    [760, 500],
    [480, 620],
    [980, 560],
    [1340, 560],
    [900, 860],
    [1500, 200],
    [240, 560],
  ]
  const towers = spots.map(
    ([x, y], index) =>
      circle(x, y + 50, 84, '#000', ' opacity=".14"') +
      circle(x, y + 36, 76, oklch(0.88, 0.04, hue)) +
      glyph(index === 1 ? app.glyph : at(sprites, index), x - 62, y - 40, 124),
  )
  const walkers = [0, 1, 2, 3].map(
    index =>
      glyph(at(sprites, 5 + (index % 2)), 60 + index * 120, 372, 84) +
      rect(72 + index * 120, 360, 60 - index * 8, 9, 4, '#ff7a68'),
  )
  const bushes = Array.from({ length: 12 }, () =>
    circle(
      random.int(0, 1920),
      random.pick([random.int(160, 260), random.int(900, 1060)]),
      random.int(20, 56),
      oklch(sky.dark ? 0.36 : 0.6, 0.1, 145),
      ' opacity=".7"',
    ),
  )
  return (
    rect(0, 0, 1920, 1080, 0, oklch(sky.dark ? 0.42 : 0.78, 0.09, 130)) +
    bushes.join('') +
    line(track, '#00000022', 150) +
    line(track, oklch(0.84, 0.06, 80), 130) +
    walkers.join('') +
    circle(760, 500, 250, '#fff', ' opacity=".16"') +
    towers.join('') +
    line('M800 470L560 410', '#fff3a8', 8) +
    glyph('castle', 1660, 230, 230) +
    hud(stage, false)
  )
}

const folk = [
  'owl',
  'bear',
  'cat-face',
  'deer',
  'penguin',
  'farmer',
  'cook',
  'detective',
  'old-woman',
  'old-man',
  'otter',
  'turtle',
]

export const dialog: Scene = stage => {
  const { app, random } = stage
  const about =
    app.about === '-'
      ? '风往南边去了。你把这封信带上吧，对面岛上的人等了很久。'
      : (app.about.split('。').at(-2) ?? app.about)
  const lines = wrap(`“${about.replace(/。$/, '')}。”`, 31, 3)
  return (
    heavens(stage) +
    cloud(420, 320, 1.3, stage.sky.cloud, 0.6) +
    ridges(stage, 560, 4) +
    glyph(random.pick(folk), 1200, 320, 400, 0, true) +
    glyph(app.glyph, 300, 360, 380) +
    rect(140, 730, 1640, 300, 48, '#fffdf6') +
    rect(210, 686, 60 + 44 * app.point.length, 88, 44, oklch(0.5, 0.12, stage.hue)) +
    text(240, 746, 42, app.point, { fill: '#fff', weight: 700 }) +
    lines.map((words, index) => text(220, 848 + index * 66, 46, words, { fill: '#3a352b' })).join('') +
    path('M1690 960l40 0l-20 30z', oklch(0.5, 0.12, stage.hue)) +
    hud(stage, false)
  )
}

export const collection: Scene = stage => {
  const { app, sprites, hue, random } = stage
  const rewards = wordsOf(app.kind)('rewards')
  const slots = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [730 + (index % 5) * 222, 250 + Math.floor(index / 5) * 300]
    const locked = index > 7
    return (
      rect(x, y, 200, 270, 32, '#fff', locked ? ' opacity=".45"' : '') +
      `<g${locked ? ' opacity=".3"' : ''}>${glyph(at(sprites, index), x + 40, y + 36, 120)}</g>` +
      text(x + 100, y + 226, 34, locked ? '未获得' : `Lv.${random.int(1, 30)}`, {
        anchor: 'middle',
        fill: '#4a5060',
        weight: 700,
      })
    )
  })
  return (
    rect(0, 0, 1920, 1080, 0, oklch(0.48, 0.09, clearHue(hue))) +
    circle(330, 520, 560, '#fff', ' opacity=".08"') +
    circle(330, 520, 380, '#fff', ' opacity=".1"') +
    `<ellipse cx="350" cy="800" rx="240" ry="50" fill="#000" opacity=".2"/>` +
    glyph(app.glyph, 150, 370, 400) +
    text(350, 950, 46, at(rewards, 2), { fill: '#fff', weight: 700, anchor: 'middle' }) +
    slots.join('') +
    rect(730, 880, 1088, 110, 55, oklch(0.8, 0.14, 75)) +
    text(1274, 952, 48, '换上', { fill: '#4a3512', weight: 700, anchor: 'middle' }) +
    hud(stage, false)
  )
}

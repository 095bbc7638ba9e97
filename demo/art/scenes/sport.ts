import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { heavens, hud, ridges, type Scene } from '../scene.ts'
import { circle, line, path, rect, text } from '../svg.ts'

/** A court seen from the stand: grass, wood or felt. */
export const pitch: Scene = stage => {
  const { app, random } = stage
  const hue = { basketball: 60, 'soccer-ball': 145, 'pool-8-ball': 165 }[app.glyph] ?? 145
  const stripes = Array.from({ length: 6 }, (_, index) =>
    path(
      `M${360 + index * 200} 380H${460 + index * 200}L${380 + index * 290 - 420} 1080H${220 + index * 290 - 420}Z`,
      '#fff',
      ' opacity=".07"',
    ),
  )
  const crowd = Array.from({ length: 70 }, () =>
    circle(random.int(0, 1920), random.int(240, 370), 16, oklch(0.75, 0.12, random.int(0, 359))),
  )
  const players = ['fox', 'bear', 'rabbit-face', 'panda', 'tiger-face', 'frog']
  const team = random.sample(players, 4).map((name, index) => {
    const [x, y] = [300 + index * 380, 520 + (index % 2) * 190]
    return `<ellipse cx="${x + 70}" cy="${y + 150}" rx="80" ry="18" fill="#000" opacity=".2"/>${glyph(name, x, y, 140)}`
  })
  return (
    heavens(stage, 1560) +
    rect(0, 220, 1920, 170, 0, oklch(0.4, 0.05, 270)) +
    crowd.join('') +
    rect(0, 380, 1920, 700, 0, oklch(0.62, 0.12, hue)) +
    stripes.join('') +
    line('M300 430H1620L1860 1040H60Z', '#ffffffcc', 8) +
    line('M960 430V1040', '#ffffffcc', 8) +
    `<ellipse cx="960" cy="700" rx="230" ry="110" fill="none" stroke="#fff" stroke-width="8" opacity=".8"/>` +
    team.join('') +
    `<ellipse cx="960" cy="930" rx="120" ry="26" fill="#000" opacity=".25"/>` +
    glyph(app.glyph, 850, 700, 220, -10) +
    rect(800, 160, 320, 110, 30, '#0b1530', ' opacity=".8"') +
    text(960, 238, 66, `${random.int(1, 9)} : ${random.int(1, 9)}`, {
      fill: '#fff',
      weight: 700,
      anchor: 'middle',
    }) +
    hud(stage, false)
  )
}

/** A slope of fresh snow with one curved track. */
export const slope: Scene = stage => {
  const { app, random } = stage
  const trees = Array.from({ length: 9 }, (_, index) => {
    const x = index * 230 + random.int(-60, 60)
    return x > 560 && x < 1240 ? '' : glyph('evergreen-tree', x, random.int(470, 760), random.int(150, 230))
  })
  const flakes = Array.from({ length: 60 }, () =>
    circle(random.int(0, 1920), random.int(140, 1080), random.int(3, 8), '#fff', ' opacity=".85"'),
  )
  return (
    heavens(stage) +
    ridges(stage, 420, 2) +
    path('M0 620Q480 480 960 560T1920 500V1080H0Z', oklch(0.93, 0.03, 240)) +
    path('M0 800Q520 640 1040 740T1920 700V1080H0Z', oklch(0.97, 0.015, 240)) +
    line('M1120 590Q760 660 1000 740T900 900T1060 1080', oklch(0.82, 0.05, 250), 16) +
    trees.join('') +
    glyph('mountain-cableway', 1460, 240, 150) +
    glyph(app.glyph, 830, 700, 220, -8) +
    flakes.join('') +
    hud(stage)
  )
}

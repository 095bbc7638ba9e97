import { at } from '../../core/random.ts'
import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { clearHue, cloud, heavens, hud, mix, ridges, type Scene, stamps } from '../scene.ts'
import { circle, line, path, rect, text } from '../svg.ts'

export const platformer: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const block = (x: number, y: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        rect(x + index * 96, y, 92, 92, 14, oklch(0.56, 0.09, hue + 40)) +
        rect(x + index * 96, y, 92, 28, 12, oklch(0.74, 0.14, 140)) +
        rect(x + index * 96 + 18, y + 48, 24, 14, 6, '#00000022'),
    ).join('')
  const coins = Array.from({ length: 6 }, (_, index) =>
    glyph('coin', 690 + index * 100, 420 - Math.round(Math.sin((index / 5) * Math.PI) * 120), 70),
  )
  return (
    heavens(stage) +
    cloud(360, 300, 1.2, stage.sky.cloud, 0.7) +
    cloud(1300, 240, 1, stage.sky.cloud, 0.6) +
    ridges(stage, 600, 3) +
    block(0, 900, 8) +
    block(1060, 900, 10) +
    block(280, 640, 4) +
    block(820, 560, 4) +
    block(1380, 690, 3) +
    coins.join('') +
    glyph(app.glyph, 420, 460, 190, -8) +
    glyph(sprites[4] ?? app.glyph, 1430, 560, 130) +
    glyph(sprites[2] ?? app.glyph, 1150, 780, 120) +
    glyph(sprites[6] ?? app.glyph, 950, 450, 110, random.int(-10, 10)) +
    hud(stage)
  )
}

export const board: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const kinds = sprites.slice(0, 6)
  const { defs, place } = stamps(kinds)
  const cells = Array.from({ length: 48 }, (_, index) => {
    const [x, y] = [500 + (index % 8) * 116, 170 + Math.floor(index / 8) * 140]
    return (
      rect(x, y, 106, 130, 24, '#ffffff', ' opacity=".72"') + place(random.pick(kinds), x + 12, y + 24, 82)
    )
  })
  const pick = random.int(1, 4)
  const chosen = rect(
    500 + pick * 116,
    170 + 280,
    338,
    130,
    28,
    'none',
    ` stroke="${oklch(0.72, 0.16, 60)}" stroke-width="9"`,
  )
  return (
    defs +
    heavens(stage) +
    ridges(stage, 700, 3) +
    rect(470, 144, 984, 890, 48, oklch(0.55, 0.1, hue), ' opacity=".55"') +
    cells.join('') +
    chosen +
    rect(60, 330, 350, 420, 44, '#ffffff', ' opacity=".9"') +
    glyph(app.glyph, 135, 370, 200) +
    text(235, 640, 38, '目标', { fill: '#5a5f6a', anchor: 'middle' }) +
    text(235, 700, 50, `${random.int(4, 12)} / ${random.int(16, 30)}`, {
      fill: '#24304f',
      weight: 700,
      anchor: 'middle',
    }) +
    rect(1510, 330, 350, 420, 44, '#ffffff', ' opacity=".9"') +
    text(1685, 420, 40, '剩余步数', { fill: '#5a5f6a', anchor: 'middle' }) +
    text(1685, 570, 130, random.int(6, 24), { fill: oklch(0.55, 0.16, hue), weight: 700, anchor: 'middle' }) +
    glyph('star', 1560, 630, 70) +
    glyph('star', 1650, 630, 70) +
    `<g opacity=".35">${glyph('star', 1740, 630, 70)}</g>` +
    hud(stage, false)
  )
}

export const tiles: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const floor = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)]
    const wall = column === 0 || column === 9 || row === 0 || row === 5 || (random.chance(0.12) && column > 2)
    const [x, y] = [360 + column * 120, 200 + row * 132]
    return wall
      ? rect(x, y, 116, 128, 18, oklch(0.42, 0.06, hue)) + rect(x, y, 116, 92, 18, oklch(0.54, 0.07, hue))
      : rect(x, y, 116, 128, 14, oklch((column + row) % 2 ? 0.9 : 0.86, 0.03, hue + 40))
  })
  const things = [1, 2, 3, 4, 5].map((index, place) =>
    glyph(
      sprites[index] ?? app.glyph,
      372 + (2 + place * 1.4 - (place % 2)) * 120,
      216 + (1 + (place % 3)) * 132,
      92,
    ),
  )
  return (
    rect(0, 0, 1920, 1080, 0, oklch(stage.sky.dark ? 0.26 : 0.78, 0.06, hue + 20)) +
    circle(300, 200, 420, '#fff', ' opacity=".06"') +
    circle(1700, 900, 520, '#fff', ' opacity=".06"') +
    floor.join('') +
    things.join('') +
    glyph(app.glyph, 490, 590, 130) +
    [0, 1, 2]
      .map(
        index =>
          circle(1740, 360 + index * 180, 74, '#fff', ' opacity=".9"') +
          line(
            at(
              [
                'M1716 360a26 26 0 1 1 8 18M1712 340v24h24',
                'M1716 540h48M1740 516v48',
                'M1722 704l36 16l-36 16z',
              ],
              index,
            ),
            '#394150',
            8,
          ),
      )
      .join('') +
    hud(stage, false)
  )
}

export const cards: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const { defs, place } = stamps([app.glyph])
  const felt = oklch(0.42, 0.09, random.pick([155, hue, 250]))
  const face = (x: number, y: number, turn: number, index: number) => {
    const name = index === 2 ? app.glyph : at(sprites, index + 3)
    return `<g transform="rotate(${turn} ${x + 115} ${y + 160})">${rect(x, y, 230, 320, 24, '#fffdf6', ' stroke="#0000001f" stroke-width="3"')}${rect(x + 14, y + 14, 202, 292, 16, oklch(0.93, 0.05, hue + index * 60))}${glyph(name, x + 45, y + 76, 140)}${text(x + 34, y + 64, 42, index + 2, { weight: 700, fill: oklch(0.45, 0.14, hue + index * 60) })}${text(x + 115, y + 278, 30, at(['守', '攻', '奇', '缓', '和', '变', '退'], index), { anchor: 'middle', weight: 700, fill: '#4a4438' })}</g>`
  }
  const back = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x + 80} ${y + 110})">${rect(x, y, 160, 222, 20, oklch(0.5, 0.12, clearHue(hue)))}${rect(x + 12, y + 12, 136, 198, 12, 'none', ' stroke="#fff" stroke-width="4" opacity=".5"')}${place(app.glyph, x + 40, y + 70, 80)}</g>`
  return (
    defs +
    rect(0, 0, 1920, 1080, 0, mix(felt, '#000000', 0.35)) +
    `<ellipse cx="960" cy="560" rx="900" ry="470" fill="${felt}"/><ellipse cx="960" cy="560" rx="820" ry="410" fill="none" stroke="#fff" stroke-width="4" opacity=".16"/>` +
    [0, 1, 2, 3, 4].map(index => back(600 + index * 140, 150, (index - 2) * -4)).join('') +
    face(720, 400, -5, 5) +
    face(970, 396, 6, 6) +
    [0, 1, 2, 3, 4]
      .map(index => face(430 + index * 205, 730 + Math.abs(index - 2) * 18, (index - 2) * 6, index))
      .join('') +
    [0, 1]
      .map(
        index =>
          circle(170 + index * 1580, 480, 92, '#fff', ' opacity=".9"') +
          glyph(at(sprites, index + 8), 112 + index * 1580, 422, 116),
      )
      .join('') +
    hud(stage, false)
  )
}

const foes = ['goblin', 'ogre', 'wolf', 'bat', 'troll', 'spider', 'crocodile', 'boar', 'scorpion', 'snake']

export const battle: Scene = stage => {
  const { app, sprites, random } = stage
  const bar = (x: number, y: number, share: number, colour: string) =>
    rect(x, y, 360, 28, 14, '#00000066') + rect(x, y, 360 * share, 28, 14, colour)
  const skills = [0, 1, 2, 3].map(
    index =>
      circle(1310 + index * 150, 950, 66, '#fff', ' opacity=".92"') +
      glyph(sprites[index] ?? app.glyph, 1268 + index * 150, 908, 84),
  )
  return (
    heavens(stage) +
    ridges(stage, 520, 3) +
    `<ellipse cx="520" cy="860" rx="330" ry="70" fill="#000" opacity=".22"/><ellipse cx="1380" cy="800" rx="300" ry="60" fill="#000" opacity=".22"/>` +
    glyph(app.glyph, 340, 500, 360) +
    glyph(random.pick(foes), 1220, 460, 330, 0, true) +
    path('M820 560L1120 470L1060 600L1190 640L840 690L930 620Z', '#fff', ' opacity=".75"') +
    text(1370, 430, 84, `-${random.int(128, 986)}`, { fill: '#ffdf5e', weight: 900, anchor: 'middle' }) +
    bar(340, 440, 0.8, '#7ddc7a') +
    bar(1200, 340, 0.45, '#ff8a76') +
    skills.join('') +
    hud(stage, false)
  )
}

export const road: Scene = stage => {
  const { app, sprites, sky, random } = stage
  const grass = mix(sky.near, '#4f8a4a', 0.55)
  const trees = [0, 1, 2, 3].flatMap(index => [
    glyph(
      index % 2 ? 'palm-tree' : 'evergreen-tree',
      60 + index * 150,
      470 + index * 18 - (3 - index) * -60,
      240 - index * 46,
    ),
    glyph(
      index % 2 ? 'evergreen-tree' : 'deciduous-tree',
      1640 - index * 130,
      530 - (index - 1) * 14,
      250 - index * 46,
    ),
  ])
  const marks = [0, 1, 2, 3].map(index =>
    path(
      `M${954 - index * 4} ${620 + index * 90}H${966 + index * 4}L${972 + index * 6} ${660 + index * 112}H${948 - index * 6}Z`,
      '#fff',
      ' opacity=".9"',
    ),
  )
  return (
    heavens(stage, 960) +
    ridges(stage, 480, 2) +
    rect(0, 590, 1920, 490, 0, grass) +
    path('M880 590H1040L1720 1080H200Z', sky.dark ? '#3a3d4d' : '#6b7079') +
    path('M880 590L200 1080H270L890 590ZM1040 590L1720 1080H1650L1030 590Z', '#fff', ' opacity=".85"') +
    marks.join('') +
    trees.join('') +
    glyph(sprites[5] ?? app.glyph, 1060, 600, 110) +
    glyph(app.glyph, 780, 680, 330) +
    circle(1720, 880, 140, '#0b1530', ' opacity=".7"') +
    text(1720, 900, 84, random.int(48, 186), { fill: '#fff', weight: 700, anchor: 'middle' }) +
    text(1720, 950, 32, 'km/h', { fill: '#ffffffb0', anchor: 'middle' }) +
    rect(60, 840, 260, 90, 45, '#0b1530', ' opacity=".6"') +
    text(190, 900, 44, `${random.int(1, 3)} / 8 名`, { fill: '#fff', weight: 700, anchor: 'middle' }) +
    hud(stage, false)
  )
}

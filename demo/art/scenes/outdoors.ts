import { oklch } from '../colour.ts'
import { glyph } from '../glyph.ts'
import { cloud, heavens, hud, mix, ridge, ridges, type Scene, type Stage } from '../scene.ts'
import { circle, path, rect } from '../svg.ts'

function island(stage: Stage, x: number, y: number, scale: number, names: string[]): string {
  const [top, side] = stage.sky.dark ? ['#5e8f86', '#5a4a6b'] : ['#93cc7f', '#9a7458']
  const things = names.map((name, index) =>
    glyph(name, -120 + index * 130, index ? -104 : -136, index ? 104 : 140),
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-170 0Q-120 60 -60 96Q-20 150 6 190Q40 130 86 90Q140 50 176 0Z', side)}${path('M-60 96Q-20 150 6 190Q20 150 10 60Z', '#000', ' opacity=".12"')}<ellipse cx="3" rx="176" ry="34" fill="${top}"/>${things.join('')}</g>`
}

const clouds = (stage: Stage, count: number, low: number, high: number, opacity: number) =>
  Array.from({ length: count }, () =>
    cloud(
      stage.random.int(0, 1920),
      stage.random.int(low, high),
      0.6 + stage.random.next(),
      stage.sky.cloud,
      opacity,
    ),
  ).join('')

export const islands: Scene = stage => {
  const { random, sprites, app } = stage
  return (
    heavens(stage) +
    ridges(stage, 620, 3) +
    clouds(stage, 5, 220, 600, 0.5) +
    island(stage, 390, 650, 1.1, [sprites[1] ?? app.glyph, sprites[0] ?? app.glyph]) +
    island(stage, 1530, 700, 0.95, [sprites[2] ?? app.glyph, sprites[3] ?? app.glyph]) +
    glyph(app.glyph, random.int(740, 860), random.int(290, 360), 390, -6) +
    Array.from({ length: 5 }, (_, index) =>
      cloud(index * 460 + random.int(0, 120), 1030, 1.8, stage.sky.cloud, 0.85),
    ).join('') +
    hud(stage)
  )
}

export const hills: Scene = stage => {
  const { random, sprites, app, sky } = stage
  const trees = Array.from({ length: 7 }, (_, index) =>
    glyph(
      index % 3 ? 'evergreen-tree' : 'deciduous-tree',
      index * 290 + random.int(-60, 60),
      random.int(560, 640),
      random.int(130, 190),
    ),
  )
  const others = [0, 1, 2].map(index =>
    glyph(sprites[index + 3] ?? app.glyph, 980 + index * 250, 740 + (index % 2) * 40, 150),
  )
  return (
    heavens(stage) +
    clouds(stage, 4, 180, 420, 0.6) +
    ridges(stage, 520, 3) +
    trees.join('') +
    ridge(random, 820, 30, 320, mix(sky.near, '#3e6b3a', 0.5)) +
    path(
      'M0 960Q480 880 960 950T1920 920V1010Q1440 1000 960 1040T0 1050Z',
      mix(sky.bottom, '#c9a878', 0.6),
      ' opacity=".8"',
    ) +
    glyph(app.glyph, 470, 650, 270) +
    others.join('') +
    hud(stage)
  )
}

/** Outside the city: dark hills and a few lit houses. */
const village: Scene = stage => {
  const { random, app, sprites } = stage
  const houses = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [120 + index * 310 + random.int(-40, 40), 690 + (index % 2) * 70]
    return (
      circle(x + 70, y + 90, 110, '#ffdf8c', ' opacity=".16"') +
      glyph(random.pick(['house', 'hut', 'house-with-garden', 'tent']), x, y, 140)
    )
  })
  const trees = Array.from({ length: 9 }, (_, index) =>
    glyph('evergreen-tree', index * 225 + random.int(-50, 50), random.int(580, 640), 140),
  )
  return (
    heavens(stage, random.int(300, 800)) +
    ridges(stage, 520, 3) +
    `<g opacity=".55">${trees.join('')}</g>` +
    ridge(random, 800, 26, 320, oklch(0.24, 0.06, 250)) +
    houses.join('') +
    glyph(app.glyph, 1080, 520, 300) +
    glyph(sprites[4] ?? app.glyph, 760, 800, 140) +
    Array.from({ length: 12 }, () =>
      circle(random.int(80, 1840), random.int(420, 980), 6, '#ffe9a0', ' opacity=".8"'),
    ).join('') +
    hud(stage)
  )
}

const inCity = ['action', 'racing', 'cards', 'puzzle']

export const night: Scene = stage => {
  if (!inCity.includes(stage.app.kind)) return village(stage)
  const { random, app, sprites } = stage
  const building = (x: number, width: number, height: number, colour: string) => {
    const windows = Array.from({ length: Math.floor(height / 70) }, (_, row) =>
      [0.2, 0.5, 0.8]
        .filter(() => random.chance(0.45))
        .map(column => rect(x + width * column - 12, 1040 - height + 40 + row * 70, 24, 30, 4, '#ffdf8c'))
        .join(''),
    ).join('')
    return rect(x, 1000 - height, width, height + 100, 6, colour) + windows
  }
  const row = (colour: string, low: number, high: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      building(index * (1960 / count) - 20, 1960 / count - 14, random.int(low, high), colour),
    ).join('')
  return (
    heavens({ ...stage, sky: { ...stage.sky, dark: true } }, 1480) +
    row(oklch(0.36, 0.09, 280), 300, 560, 12) +
    row(oklch(0.26, 0.07, 275), 160, 380, 9) +
    path('M0 900H520L560 870H1040V930H1920V1080H0Z', oklch(0.18, 0.05, 275)) +
    glyph(app.glyph, 660, 610, 270) +
    glyph(sprites[4] ?? app.glyph, 1180, 770, 160) +
    glyph(sprites[5] ?? app.glyph, 320, 770, 130) +
    hud(stage)
  )
}

export const sea: Scene = stage => {
  const { random, app, sprites } = stage
  const wave = (y: number, colour: string) => {
    const crests = Array.from(
      { length: 9 },
      (_, index) => `Q${index * 240 + 60} ${y - 46} ${index * 240 + 120} ${y}T${index * 240 + 240} ${y}`,
    ).join('')
    return path(`M0 1080V${y}${crests}V1080Z`, colour)
  }
  const colours = [0.68, 0.58, 0.48, 0.38].map(light =>
    oklch(stage.sky.dark ? light - 0.14 : light, 0.1, 228),
  )
  return (
    heavens(stage) +
    clouds(stage, 6, 200, 480, 0.6) +
    ridge(random, 560, 60, 300, stage.sky.far) +
    wave(640, colours[0] ?? '') +
    glyph(sprites[6] ?? app.glyph, 1320, 540, 150) +
    wave(730, colours[1] ?? '') +
    glyph(app.glyph, 700, 500, 330, -5) +
    wave(850, colours[2] ?? '') +
    glyph(sprites[7] ?? app.glyph, 300, 760, 150, 8) +
    glyph(sprites[3] ?? app.glyph, 1240, 770, 140, -8) +
    wave(970, colours[3] ?? '') +
    hud(stage)
  )
}

export const space: Scene = stage => {
  const { random, app, sprites, hue } = stage
  const stars = Array.from({ length: 110 }, () =>
    circle(
      random.int(0, 1920),
      random.int(0, 1080),
      random.int(1, 4),
      '#fff',
      ` opacity="${random.int(3, 10) / 10}"`,
    ),
  )
  const planet = (x: number, y: number, radius: number, tint: number) =>
    circle(x, y, radius * 1.3, oklch(0.7, 0.12, tint), ' opacity=".14"') +
    circle(x, y, radius, oklch(0.66, 0.13, tint)) +
    path(
      `M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}A${radius} ${radius * 0.72} 0 0 1 ${x - radius} ${y}Z`,
      '#000',
      ' opacity=".2"',
    ) +
    circle(x - radius * 0.3, y - radius * 0.3, radius * 0.2, '#fff', ' opacity=".22"')
  const orbit = `<path d="M180 880Q760 ${random.int(120, 320)} 1180 560T1820 300" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="4 26" stroke-linecap="round" opacity=".7"/>`
  return (
    rect(0, 0, 1920, 1080, 0, oklch(0.2, 0.07, 265 + (hue % 50))) +
    `<ellipse cx="1300" cy="260" rx="900" ry="330" fill="${oklch(0.45, 0.13, hue)}" opacity=".25"/><ellipse cx="400" cy="860" rx="760" ry="300" fill="${oklch(0.45, 0.13, hue + 120)}" opacity=".22"/>` +
    stars.join('') +
    planet(1480, 420, 190, hue + 30) +
    planet(420, 330, 110, hue + 180) +
    planet(1180, 900, 70, hue + 260) +
    orbit +
    glyph(app.glyph, 690, 400, 290, random.int(-16, 16)) +
    [3, 4, 5, 9]
      .map((index, place) =>
        glyph(
          sprites[index] ?? app.glyph,
          240 + place * 430,
          place % 2 ? 210 : 760,
          130,
          random.int(-20, 20),
        ),
      )
      .join('') +
    hud(stage)
  )
}

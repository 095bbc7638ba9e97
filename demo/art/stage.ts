import { randomFrom } from '../core/random.ts'
import { cells, linesFor, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { type Scene, skyDefs, skyOf } from './scene.ts'
import * as outdoors from './scenes/outdoors.ts'
import * as places from './scenes/places.ts'
import * as play from './scenes/play.ts'
import * as sport from './scenes/sport.ts'
import { svg } from './svg.ts'
import { themeOf } from './theme.ts'

const scenes: Record<string, Scene> = { ...outdoors, ...play, ...places, ...sport }

export type SceneShot = { scene: string; caption: string }

export function sceneShot(app: App, shot: SceneShot, index: number): string {
  const random = randomFrom(`scene ${app.slug} ${index}`)
  const theme = themeOf(app)
  const words = wordsOf(app.kind)('sprites').flatMap(row => row.split(' '))
  const sprites = random.sample(words, words.length)
  const sky = skyOf(shot.scene === 'night' ? 3 : (app.id + index) % 4, theme.hue)
  const scene = scenes[shot.scene]
  if (!scene) throw new Error(`no scene ${shot.scene}`)
  return svg(
    1920,
    1080,
    scene({ app, random, hue: theme.hue, sky, sprites, caption: shot.caption }),
    skyDefs(sky),
  )
}

/** Three to five scenes, the kind's main one first. */
export function sceneShots(app: App): SceneShot[] {
  const random = randomFrom(`scenes ${app.slug}`)
  const all = linesFor(app, 'shots').map(row => {
    const [scene = '', caption = ''] = cells(row)
    return { scene, caption }
  })
  if (app.about === '-') return all.slice(0, 5)
  const [first, ...others] = all
  return first ? [first, ...random.sample(others, random.int(2, 4))] : []
}

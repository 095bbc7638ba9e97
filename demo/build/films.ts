import { filmStill } from '../art/film-still.ts'
import { phoneShot, phoneShots } from '../art/phone.ts'
import { sceneShot, sceneShots } from '../art/stage.ts'
import { keyOf } from '../art/svg.ts'
import type { App, FilmFile, Row } from '../model.ts'
import { filmSize, secondsAStill } from '../video/film.ts'

/** Drawing and packing take a fifth of a second each, so only the flagships and some others have one. */
const hasFilm = (app: App) => app.special === '' && (app.id <= 2 || app.id % 22 === 5)

/** The first still is also the poster, so that playing begins without a jump. */
function stillsOf(app: App, title: string): string[] {
  if (app.game) {
    const shots = sceneShots(app).slice(0, 4)
    const opening = { scene: shots[0]?.scene ?? '', caption: title }
    return [sceneShot(app, opening, 7), ...shots.map((shot, index) => sceneShot(app, shot, index))]
  }
  const shots = phoneShots(app).slice(0, 4)
  const opening = title.replace(app.name, `\n${app.name}`)
  return [opening, ...shots.map(shot => shot.caption)].map((words, turn) => {
    const index = Math.max(0, turn - 1)
    const shot = shots[index]
    if (!shot) throw new Error(`${app.slug} has no screens`)
    return filmStill(app, words, phoneShot(app, shot, index), turn)
  })
}

export function filmOf(app: App): { row: Row; file: FilmFile; poster: [string, string] } | undefined {
  if (!hasFilm(app)) return undefined
  const title = `十秒看懂${app.name}`
  const stills = stillsOf(app, title)
  const [first = ''] = stills
  const poster_key = keyOf(`poster/${app.slug}`, first)
  const path = `${keyOf(app.slug, stills.join())}.webm`
  const row = {
    app_id: app.id,
    position: 0,
    title,
    locale: 'zh-CN',
    translations: { en: { title: `${app.en.name} in ten seconds` } },
    url: `/videos/${path}`,
    poster_key,
    ...filmSize,
    duration_s: stills.length * secondsAStill,
  }
  return { row, file: { path, stills }, poster: [poster_key, first] }
}

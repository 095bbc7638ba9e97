import { phoneShot, phoneShots } from '../art/phone.ts'
import { sceneShot, sceneShots } from '../art/stage.ts'
import { keyOf } from '../art/svg.ts'
import { inEnglish } from '../core/english.ts'
import type { App, Row } from '../model.ts'

type Picture = { svg: string; caption: string; width: number; height: number }

function pictures(app: App): Picture[] {
  if (app.special === 'no-screenshots') return []
  if (app.game)
    return sceneShots(app).map((shot, index) => ({
      svg: sceneShot(app, shot, index),
      caption: shot.caption,
      width: 1920,
      height: 1080,
    }))
  return phoneShots(app).map((shot, index) => ({
    svg: phoneShot(app, shot, index),
    caption: shot.caption,
    width: 1080,
    height: 1920,
  }))
}

export function screenshotsOf(app: App): { rows: Row[]; masters: [string, string][] } {
  const rows: Row[] = []
  const masters: [string, string][] = []
  for (const [position, { svg, caption, width, height }] of pictures(app).entries()) {
    const image_key = keyOf(`shot/${app.slug}-${position + 1}`, svg)
    const en = { caption: caption === app.point ? app.en.point : inEnglish(app.kind, caption) }
    rows.push({
      app_id: app.id,
      position,
      image_key,
      width,
      height,
      caption,
      locale: 'zh-CN',
      translations: { en },
    })
    masters.push([image_key, svg])
  }
  return { rows, masters }
}

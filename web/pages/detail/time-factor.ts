import { pictureAddress } from '../../kit/image-base.ts'
import type { AbsoluteUrl, TimeFactor } from '../../structured/thing.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

/** One picture or three are taken, no other number. */
function images(absoluteUrl: AbsoluteUrl, { screenshots, picture }: DetailModel): string[] {
  if (screenshots.length < 3) return [absoluteUrl(picture)]
  return screenshots.slice(0, 3).map(({ key, orientation }) => absoluteUrl(pictureAddress(key, orientation)))
}

/** `address` is that of the page that carries it. An app without a version has no times to tell. */
export function timeFactor(absoluteUrl: AbsoluteUrl, model: DetailModel, address: string): TimeFactor[] {
  if (!model.times) return []
  return [
    {
      '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
      '@id': address,
      title: words.detail.title(model.app.name),
      images: images(absoluteUrl, model),
      description: model.summary || model.app.name,
      pubDate: model.times.published,
      upDate: model.times.revised,
    },
  ]
}

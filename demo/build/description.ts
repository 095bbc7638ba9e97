import { randomFrom } from '../core/random.ts'
import { fill, linesFor, titled, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'

/** The app's own opening, some features of its kind in one of three shapes, and a closing line. */
export function descriptionOf(app: App): string {
  if (app.about === '-') return wordsOf(`flagship-${app.slug}`)('description').join('\n\n')
  const random = randomFrom(`description ${app.slug}`)
  const features = random.sample(linesFor(app, 'features'), random.int(4, 6)).map(titled)
  const closing = random.sample(linesFor(app, 'closing'), random.int(1, 2))
  const shape = random.pick(['list', 'prose', 'mixed'])
  const sentence = (feature: { title: string; body: string }) => `${feature.title}：${feature.body}`
  const listed = (feature: { title: string; body: string }) => `· ${feature.title}：${feature.body}`
  const body =
    shape === 'list'
      ? [features.map(listed).join('\n')]
      : shape === 'prose'
        ? features.map(({ title, body }) => `【${title}】${body}`)
        : [
            ...features.slice(0, 2).map(sentence),
            `${app.name}还有：\n${features.slice(2).map(listed).join('\n')}`,
          ]
  return [app.about, ...body, ...closing]
    .map(text => fill(text, { name: app.name, point: app.point }))
    .join('\n\n')
}

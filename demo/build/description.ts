import { inEnglish } from '../core/english.ts'
import { randomFrom } from '../core/random.ts'
import { fill, linesFor, titled, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'

/** The app's own opening, some features of its kind in one of three shapes, and a closing line; in Chinese and in English. */
export function descriptionOf(app: App): { zh: string; en: string } {
  if (app.about === '-') {
    const file = `flagship-${app.slug}`
    const lines = wordsOf(file)('description')
    return { zh: lines.join('\n\n'), en: lines.map(line => inEnglish(file, line)).join('\n\n') }
  }
  const random = randomFrom(`description ${app.slug}`)
  const features = random.sample(linesFor(app, 'features'), random.int(4, 6))
  const closing = random.sample(linesFor(app, 'closing'), random.int(1, 2))
  const shape = random.pick(['list', 'prose', 'mixed'])
  const english = (lines: string[]) => lines.map(line => inEnglish(app.kind, line))
  return {
    zh: described(app, features, closing, shape, inChinese),
    en: described(app.en, english(features), english(closing), shape, inEnglishStyle),
  }
}

interface Style {
  named: (title: string, body: string) => string
  apart: (title: string, body: string) => string
  also: (name: string) => string
}
const inChinese: Style = {
  named: (title, body) => `${title}：${body}`,
  apart: (title, body) => `【${title}】${body}`,
  also: name => `${name}还有：`,
}
const inEnglishStyle: Style = {
  named: (title, body) => `${title}: ${body}`,
  apart: (title, body) => `${title}. ${body}`,
  also: name => `Also in ${name}:`,
}

function described(
  { name, point, about }: Pick<App, 'name' | 'point' | 'about'>,
  lines: string[],
  closing: string[],
  shape: string,
  { named, apart, also }: Style,
): string {
  const features = lines.map(titled)
  const listed = features.map(({ title, body }) => `· ${named(title, body)}`)
  const body =
    shape === 'list'
      ? [listed.join('\n')]
      : shape === 'prose'
        ? features.map(({ title, body }) => apart(title, body))
        : [
            ...features.slice(0, 2).map(({ title, body }) => named(title, body)),
            `${also(name)}\n${listed.slice(2).join('\n')}`,
          ]
  return [about, ...body, ...closing].map(text => fill(text, { name, point })).join('\n\n')
}

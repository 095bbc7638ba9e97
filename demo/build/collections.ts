import { banner } from '../art/banner.ts'
import { keyOf } from '../art/svg.ts'
import { daysAgo } from '../core/clock.ts'
import { englishOf } from '../core/english.ts'
import { cells, wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'

/** Those of the editors have a picture, the others are shown by their icons. */
const keys = [
  { key: 'weather', drawn: 'qingge' },
  { key: 'sleep', drawn: undefined },
  { key: 'chess', drawn: undefined },
  { key: 'rail', drawn: 'mobanche' },
]

const paragraphs = (lines: string[]) =>
  lines.flatMap(line => (line.startsWith('. ') ? [line.slice(2)] : [])).join('\n')

type Made = { collections: Row[]; members: Row[]; masters: [string, string][] }

/** What several apps have in common; words/collections.txt tells it. */
export function collectionsOf(apps: App[]): Made {
  const made: Made = { collections: [], members: [], masters: [] }
  const find = (slug: string) => {
    const app = apps.find(one => one.slug === slug)
    if (!app) throw new Error(`no app ${slug}`)
    return app
  }
  for (const [index, { key, drawn }] of keys.entries()) {
    const [head = '', ...lines] = wordsOf('collections')(key)
    const [headInEnglish = '', ...linesInEnglish] = wordsOf('en/collections')(key)
    const [kickerEn = '', titleEn = '', leadEn = ''] = cells(headInEnglish)
    const [kicker = '', title = '', lead = ''] = cells(head)
    const members = lines.filter(line => !line.startsWith('. ')).map(cells)
    const id = index + 1
    const picture = drawn ? banner(find(drawn), '', '') : ''
    const image_key = picture ? keyOf(`collection/${key}`, picture) : null
    if (image_key) made.masters.push([image_key, picture])
    made.collections.push({
      id,
      locale: 'zh-CN',
      kicker,
      title,
      lead,
      body: paragraphs(lines),
      translations: {
        en: { kicker: kickerEn, title: titleEn, lead: leadEn, body: paragraphs(linesInEnglish) },
      },
      image_key,
      position: index,
      published_at: daysAgo(2 + index * 6),
      starts_at: null,
      ends_at: null,
    })
    for (const [position, [slug = '', note = '']] of members.entries()) {
      const [noteEn = ''] = englishOf('collections', key, slug)
      const translations = { en: { note: noteEn } }
      made.members.push({ collection_id: id, app_id: find(slug).id, position, note, translations })
    }
  }
  return made
}

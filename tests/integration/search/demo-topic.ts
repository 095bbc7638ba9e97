import { categories } from '../../../demo/build/kinds.ts'
import { buildCatalogue } from '../../../demo/catalogue.ts'
import type { Topic } from './golden.ts'

const { rows } = buildCatalogue()

/** 2 for an app of the demo that is shown under the category or one inside of it, 1 more when name or summary say the word. */
export const judgeDemoTopic: Topic = (name, word) => {
  const meant = categories.filter(one => one.name === name)
  const within = meant.flatMap(one => [one, ...categories.filter(child => child.parentId === one.id)])
  const ids = new Set(within.map(({ id }) => id))
  if (ids.size === 0) throw new Error(`the demo has no category ${name}`)
  const shown = new Set(
    rows.app_categories
      .filter(row => row.position === 0 && ids.has(Number(row.category_id)))
      .map(row => row.app_id),
  )
  const says = (id: unknown) =>
    word !== '' &&
    rows.app_texts.some(text => text.app_id === id && `${text.name} ${text.summary}`.includes(word))
  return new Map(
    rows.apps
      .filter(app => app.status === 'live' && shown.has(app.id))
      .map(app => [String(app.package_name), says(app.id) ? 3 : 2]),
  )
}

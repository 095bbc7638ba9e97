import { catalogue } from '../data/catalogue.ts'
import { fraction, mix, pick } from '../data/random.ts'
import { shapeOf } from '../data/shape.ts'
import { type Table, table } from '../data/table.ts'
import { descriptions } from '../data/text.ts'
import { nameOf } from './names.ts'

/** What search reads of an app; versions, comments and the rest are left out. */
const KEPT = ['developers', 'categories', 'category_texts', 'apps', 'app_categories']

export function searchedTables(apps: number): Table[] {
  const kept = catalogue(shapeOf(apps)).filter(({ name }) => KEPT.includes(name))
  return [
    ...kept,
    table('app_texts', 'app_id,locale,name,summary,description', apps, id => [
      id,
      'zh-CN',
      nameOf(id),
      `${nameOf(mix(101, id) % apps)}的朋友都在用，打开就能用`,
      pick(descriptions, mix(11, id)),
    ]),
    // Few have many, most have hardly any.
    table('app_stats', 'app_id,downloads', apps, id => [
      id,
      Math.floor(2e9 / (1 + apps * fraction(102, id)) ** 1.1),
    ]),
  ]
}

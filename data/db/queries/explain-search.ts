import { z } from 'zod'
import type { Ask } from '../../search/query-levels.ts'
import { lang } from '../app-columns.ts'
import { appTexts } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { hitsBy, inOwnLanguage, MAX_FOUND, OF_POPULARITY, SOUGHT, soughtBy } from './search.ts'

const MAX = 20
const { ofWorth: _, ...WAYS } = SOUGHT

const explained = z.object({
  id: z.number(),
  name: z.string(),
  lang,
  iconKey: z.string(),
  /** Which of the ways it was found by is worth most, beginning with 1, and how much that is. */
  way: z.number(),
  worth: z.number(),
  /** What its downloads add, and that it has a text in the page's language. */
  popularity: z.number(),
  language: z.number(),
})
export type ExplainedApp = z.infer<typeof explained>

const page = statement({
  name: 'explained apps',
  parameters: { ...WAYS, locale: 'text' },
  row: explained,
  text: ({ locale, ...ways }) => `
  select found.id, words.name, words.lang, apps.icon_key as "iconKey", found.place::integer as way, found.worth, found.popularity,
    ${inOwnLanguage(locale)}::float8 as language
  from (
    select distinct on (hit.app_id) hit.app_id as id, way.place, way.worth::float8 as worth, (hit.popularity * ${OF_POPULARITY})::float8 as popularity
    from ${hitsBy(MAX_FOUND, ways)}
    order by hit.app_id, way.worth desc, way.place
  ) found
  join apps on apps.id = found.id
  join lateral (${appTexts('found.id', locale, [])}) words on true
  order by found.worth + found.popularity + ${inOwnLanguage(locale)} desc, found.id
  limit ${MAX}
`,
})

/** What was found and why it is at its position: in the order of the search page (search.ts), with the terms of each score. */
export async function explainSearch(db: Database, asks: Ask[], locale: string): Promise<ExplainedApp[]> {
  return asks.length === 0 ? [] : page(db, { ...soughtBy(asks), locale })
}

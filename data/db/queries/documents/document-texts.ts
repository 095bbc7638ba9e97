import { createHash } from 'node:crypto'
import { LOCALE_ORDER_SETTING } from '../../best-text.ts'
import { RELATED, relatedApps } from '../related-apps.ts'
import { appDocumentOf } from './app-document.ts'
import { briefOf } from './brief.ts'
import { categoryDocumentOf } from './category-document.ts'
import { homeDocumentOf } from './home-document.ts'
import { placedFields } from './placed.ts'

/** More than a page shows: those that are no longer live are left out when it is read. */
const KEPT = RELATED + 3

/** What is placed on the pages of all apps. */
export const storeDocument = (locale: string) =>
  `json_build_object(${placedFields('app_id is null', locale)})`

const NOTHING_ELSE =
  'null::json as brief, null::bigint[] as related, null::integer as category_id, null::timestamptz as valid_until'

/** Selects the columns of one document: of an app, of a category, or, with the id 0, of the store or the home page. */
export const DOCUMENTS = {
  app: (id: string, locale: string) => `
    select row_to_json(shown) as page,
      (select row_to_json(one) from (${briefOf(id, locale)}) one) as brief,
      array(select id from (${relatedApps(id, locale, KEPT)}) one order by place) as related,
      shown."categoryId" as category_id, null::timestamptz as valid_until
    from (${appDocumentOf(id, locale)}) shown`,
  category: (id: string, locale: string) => `
    select row_to_json(shown) as page, ${NOTHING_ELSE}
    from (${categoryDocumentOf(id, locale)}) shown`,
  store: (id: string, locale: string) => `
    select ${storeDocument(locale)} as page, ${NOTHING_ELSE}
    where ${id} = 0`,
  home: (id: string, locale: string) => `
    select page, null::json as brief, related, null::integer as category_id, valid_until
    from (${homeDocumentOf(locale)}) shown
    where ${id} = 0`,
} as const

export type DocumentKind = keyof typeof DOCUMENTS
export const KINDS = Object.keys(DOCUMENTS) as DocumentKind[]

const texts = Object.values(DOCUMENTS).map(text => text('id', 'locale'))
const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)

/** SQL for `made_by`: a process uses only documents made by its own release and in its own order of languages. */
export const madeBy = `'${hash} ' || current_setting('${LOCALE_ORDER_SETTING}', true)`

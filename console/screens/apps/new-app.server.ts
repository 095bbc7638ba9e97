import { z } from 'zod'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import { appOfUpload } from './app-of-upload.server.ts'
import { developerOf } from './developer-of.server.ts'
import type { AppValues } from './edit-model.ts'
import { LINK_FIELDS, SAID_FLAGS, TEXT_FIELDS } from './edit-model.ts'
import type { newAppView } from './new-app.tsx'

/** Optional fields are empty, and are sent only if they are filled in. */
const EMPTY: AppValues = {
  categories: [],
  screenshots: [],
  ...Object.fromEntries(
    ['developerId', 'iconKey', 'filingNumber', 'minAge', 'comingAt', ...LINK_FIELDS, ...SAID_FLAGS].map(
      name => [name, ''],
    ),
  ),
  // The table's defaults.
  directPackage: 'true',
  autoDownload: 'false',
  ...Object.fromEntries(
    LOCALES.flatMap(locale => TEXT_FIELDS.map(field => [`texts.${locale}.${field}`, ''])),
  ),
}

export const newApp = defineScreen({
  path: '/apps/new',
  query: z.object({ upload: z.string().optional().catch(undefined) }),
  roles: ['owner', 'editor'],
  view: viewOf<typeof newAppView>('newAppView'),
  async load(asked) {
    const { db, locale, query, refused, tried } = asked
    const written = [refused, tried].find(made => made?.command === 'app.add')?.form
    const read = query.upload && !written ? await appOfUpload(asked, query.upload) : undefined
    const values = { ...EMPTY, ...(written ?? read?.values) }
    return {
      blocked: read?.blocked,
      values,
      developer: await developerOf(db, values, locale),
      upload: query.upload,
      empty: EMPTY,
      locales: [...LOCALES],
      categories: await categoryOptions(db, { locale }),
    }
  },
})

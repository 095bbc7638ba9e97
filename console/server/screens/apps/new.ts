import { categoryOptions } from '../../../../data/db/queries/categories/options.ts'
import { LOCALES } from '../../../../rules/text/locales.ts'
import type { AppValues } from '../../../views/apps/edit-model.ts'
import { LINK_FIELDS, SAID_FLAGS, TEXT_FIELDS } from '../../../views/apps/edit-model.ts'
import { type Screen, shown } from '../../screen.ts'
import { appOfUpload } from './app-of-upload.ts'

/** What nobody has to say is empty, and not given unless it is written. */
const EMPTY: AppValues = {
  categories: [],
  screenshots: [],
  ...Object.fromEntries(
    ['developerId', 'iconKey', 'filingNumber', 'minAge', 'comingAt', ...LINK_FIELDS, ...SAID_FLAGS].map(
      name => [name, ''],
    ),
  ),
  // As the table has them where nobody says otherwise.
  directPackage: 'true',
  autoDownload: 'false',
  ...Object.fromEntries(
    LOCALES.flatMap(locale => TEXT_FIELDS.map(field => [`texts.${locale}.${field}`, ''])),
  ),
}

export const appNew: Screen = {
  path: '/apps/new',
  roles: ['owner', 'editor'],
  async show(asked) {
    const { db, locale, query, refused, tried } = asked
    const written = [refused, tried].find(made => made?.command === 'app.add')?.form
    return shown('new-app', {
      values: { ...EMPTY, ...(written ?? (query.upload ? await appOfUpload(asked, query.upload) : {})) },
      upload: query.upload,
      empty: EMPTY,
      locales: [...LOCALES],
      categories: await categoryOptions(db, { locale }),
    })
  },
}

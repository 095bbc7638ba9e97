import { z } from 'zod'
import { mayGive } from '../../../contract/commands/roles.ts'
import { developerPut } from '../../../contract/commands/taxonomy.schema.ts'
import {
  APPS_OF_DEVELOPER,
  appsOfDeveloper,
  DEVELOPERS_PER_PAGE,
  editedDeveloper,
  listDevelopers,
} from '../../../data/db/queries/developers/developers.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { viewOf } from '../../kit/view.ts'
import { numberOf } from '../../server/number-of.ts'
import { id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { developerView } from './developer.tsx'
import type { developersView } from './developers.tsx'
import { DEVELOPER_FIELDS } from './model.ts'

export const developers = defineScreen({
  path: '/developers',
  query: z.object({ q: text(), after: text(), afterId: id }),
  view: viewOf<typeof developersView>('developersView'),
  async load({ db, query, person }) {
    const rows = await listDevelopers(db, query.q, { name: query.after, id: query.afterId ?? 0 })
    const page = rows.slice(0, DEVELOPERS_PER_PAGE)
    const last = page.at(-1)
    const next = last && { q: query.q, after: last.name.toLowerCase(), afterId: String(last.id) }
    return {
      sought: query.q,
      developers: page,
      older: next && rows.length > page.length ? `/developers?${new URLSearchParams(next)}` : null,
      mayPut: mayGive(developerPut, person.role),
    }
  },
})

const blank = {
  ...Object.fromEntries(DEVELOPER_FIELDS.map(name => [name, ''])),
  ...Object.fromEntries(LOCALES.map(locale => [`texts.${locale}.description`, ''])),
}

export const newDeveloper = defineScreen({
  path: '/developers/new',
  roles: developerPut.roles,
  view: viewOf<typeof developerView>('developerView'),
  load: async () => ({ developer: undefined, values: blank, apps: [], hasMore: false, mayPut: true }),
})

export const developer = defineScreen({
  path: '/developers/:id',
  view: viewOf<typeof developerView>('developerView'),
  async load({ db, params, locale, person }) {
    const number = numberOf(params.id)
    const [row] = number === null ? [] : await editedDeveloper(db, { developer: number })
    if (!row) return undefined
    const apps = await appsOfDeveloper(db, { developer: row.id, locale })
    const { texts, ...developer } = row
    return {
      developer,
      values: {
        ...Object.fromEntries(DEVELOPER_FIELDS.map(name => [name, row[name] ?? ''])),
        ...Object.fromEntries(
          LOCALES.map(locale => [`texts.${locale}.description`, texts[locale]?.description ?? '']),
        ),
      },
      apps: apps.slice(0, APPS_OF_DEVELOPER),
      hasMore: apps.length > APPS_OF_DEVELOPER,
      mayPut: mayGive(developerPut, person.role),
    }
  },
})

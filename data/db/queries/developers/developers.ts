import { z } from 'zod'
import { appName } from '../../app-name.ts'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

export const DEVELOPERS_PER_PAGE = 50
/** While staff type. */
const MAX_DEVELOPERS_FOUND = 8
/** Of a developer, in the console. */
export const APPS_OF_DEVELOPER = 50
const MAX_COUNTED = 1000

const line = z.object({
  id: z.number(),
  name: z.string(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  /** At most a thousand are counted. */
  apps: z.number(),
})
export type DeveloperLine = z.infer<typeof line>

const columns = `d.id, d.name, d.website, d.logo_key as logo,
    (select count(*)::int from (select from apps where developer_id = d.id limit ${MAX_COUNTED}) counted) as apps`

/** By bounds: for a pattern that is not known beforehand the planner would read the whole index. */
const list = (name: string, max: number) =>
  statement({
    name,
    parameters: { start: 'text', beyond: 'text', afterName: 'text', afterDeveloper: 'bigint' },
    row: line,
    text: ({ start, beyond, afterName, afterDeveloper }) => `
    select ${columns} from developers d
    where lower(d.name) ~>=~ ${start} and lower(d.name) ~<~ ${beyond} and lower(d.name) ~>=~ ${afterName}
      and (lower(d.name) <> ${afterName} or d.id > ${afterDeveloper})
    order by lower(d.name) using ~<~, d.id limit ${max + 1}`,
  })

const pageOfDevelopers = list('page of developers', DEVELOPERS_PER_PAGE)
const firstDevelopers = list('first developers', MAX_DEVELOPERS_FOUND)

const boundsOf = (typed: string) => {
  const start = typed.toLowerCase()
  return { start, beyond: `${start}\u{10ffff}` }
}

/** By how their names begin, in the order of the alphabet: a page and one more. */
export const listDevelopers = (db: Database, typed: string, after: { name: string; id: number }) =>
  pageOfDevelopers(db, { ...boundsOf(typed), afterName: after.name, afterDeveloper: after.id })

export const developersOfIds = statement({
  name: 'developers of ids',
  parameters: { developers: 'bigint[]' },
  row: line,
  text: ({ developers }) => `
  select ${columns} from unnest(${developers}) with ordinality chosen (id, place) join developers d on d.id = chosen.id
  order by chosen.place`,
})

/** By number, or by how the name begins. */
export async function findDevelopers(db: Database, typed: string): Promise<DeveloperLine[]> {
  const byNumber = /^\d{1,9}$/.test(typed) ? await developersOfIds(db, { developers: [Number(typed)] }) : []
  const byName = await firstDevelopers(db, { ...boundsOf(typed), afterName: '', afterDeveloper: 0 })
  return [...byNumber, ...byName].slice(0, MAX_DEVELOPERS_FOUND)
}

const said = z.record(z.string(), z.object({ name: z.string().nullable(), description: z.string() }))

export const editedDeveloper = statement({
  name: 'edited developer',
  parameters: { developer: 'bigint' },
  row: z.object({
    id: z.number(),
    revision: z.number(),
    name: z.string(),
    website: z.string().nullable(),
    logo: z.string().nullable(),
    email: z.string().nullable(),
    legalName: z.string().nullable(),
    address: z.string().nullable(),
    filingNumber: z.string().nullable(),
    texts: said,
  }),
  text: ({ developer }) => `
  select d.id, d.revision, d.name, d.website, d.logo_key as logo, d.email, d.legal_name as "legalName", d.address,
    d.filing_number as "filingNumber",
    (select coalesce(jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'description', t.description)), '{}')
      from developer_texts t where t.developer_id = d.id) as texts
  from developers d where d.id = ${developer}`,
})

/** The last changed first: a page and one more. */
export const appsOfDeveloper = statement({
  name: 'apps of developer, for staff',
  parameters: { developer: 'bigint', locale: 'text' },
  row: z.object({ id: z.number(), name: z.string().nullable(), packageName: z.string(), icon: z.string() }),
  text: ({ developer, locale }) => `
  select a.id, ${appName('a.id', locale)} as name, a.package_name as "packageName", a.icon_key as icon
  from apps a where a.developer_id = ${developer} order by a.updated_at desc limit ${APPS_OF_DEVELOPER + 1}`,
})

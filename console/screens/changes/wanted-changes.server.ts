import { z } from 'zod'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { firstApps } from '../../../data/db/queries/apps/find/searched.ts'
import { changesBefore } from '../../../data/db/queries/changes/filters.ts'
import type { WantedChanges } from '../../../data/db/queries/changes/list.ts'
import { appNumbers } from '../../server/app-numbers.ts'
import { choice, id, text } from '../../server/query.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'

const day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine(text => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))
  .catch('')

/** What the list is narrowed by; empty: by nothing. */
export const changesQuery = z.object({
  who: text(),
  app: text(),
  kind: choice(['', ...KIND_NAMES]),
  from: day,
  until: day,
  import: id,
  before: id,
})
export type ChangesQuery = z.infer<typeof changesQuery>

const ANY = { q: '', state: '', kind: null, categories: null, source: null, warning: '' } as const

/** An app is meant by its number, package or address, or by its name: then any of the few that the search finds first. */
async function appsOf(db: Database, said: string, locale: string): Promise<number[] | null> {
  if (!said) return null
  const number = (await appNumbers(db, [said])).get(said)
  if (number !== undefined) return [Number(number)]
  return (await firstApps(db, { ...ANY, q: said }, 0, locale)).map(({ id }) => id)
}

export async function wantedChanges(
  db: Database,
  query: ChangesQuery,
  repositories: ReadonlySet<string>,
  locale: string,
): Promise<WantedChanges> {
  const { who, app, kind, from, until, before } = query
  const days = { from: from || null, until: until || null }
  const [apps, [between]] = await Promise.all([
    appsOf(db, app, locale),
    from || until ? changesBefore(db, days) : [],
  ])
  const starts: readonly string[] = kind === '' ? [] : KINDS[kind]
  return {
    who,
    isRepository: repositories.has(who),
    commands: [...COMMANDS.keys()].filter(name => starts.some(start => name.startsWith(start))),
    isImports: kind === 'imports',
    apps,
    run: query.import,
    above: between?.above ?? 0,
    below: Math.min(before ?? Number.MAX_SAFE_INTEGER, between?.below ?? Number.MAX_SAFE_INTEGER),
  }
}

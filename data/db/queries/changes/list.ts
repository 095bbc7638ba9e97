import { z } from 'zod'
import { appName } from '../../app-name.ts'
import type { Database } from '../../database.ts'
import { type Places, statement } from '../../statement.ts'
import { changedRow } from './change.ts'
import { seenAfter } from './seen.ts'

export const CHANGES_PER_PAGE = 50

/** Compressed bytes: a list names no fields of larger changes. */
const MAX_ROWS_BYTES = 16_000
const MAX_ROWS = 40

/** What an import counted. */
const run = z.object({
  id: z.number(),
  changes: z.number(),
  added: z.number(),
  changed: z.number(),
  delisted: z.number(),
  relisted: z.number(),
  packages: z.number(),
  pictures: z.number(),
})

const line = z.object({
  id: z.number(),
  at: z.date(),
  actor: z.string(),
  command: z.string(),
  reason: z.string(),
  /** The first app's name, and of how many it is. */
  app: z.string().nullable(),
  apps: z.number(),
  ms: z.number().nullable(),
})

const row = line.extend({
  rows: z.array(changedRow).nullable(),
  undone: z
    .object({ actor: z.string(), command: z.string(), rows: z.array(changedRow).nullable() })
    .nullable(),
  isUndone: z.boolean(),
})

/** Of a list that has imports too: each is one entry, with the id of its last change. */
const entry = row.extend({ run: run.nullable() })
export type ChangeEntry = z.infer<typeof entry>

const firstRows = (rows: string) =>
  `case when pg_column_size(${rows}) <= ${MAX_ROWS_BYTES} then jsonb_path_query_array(${rows}, '$[0 to ${MAX_ROWS - 1}]') end`

const lineOf = (locale: string) => `
  c.id, c.at, c.actor, c.command, c.reason, ${appName('c.apps[1]', locale)} as app, cardinality(c.apps) as apps, ${seenAfter('c.id')} as ms`

const ROW = `
  ${firstRows('c.rows')} as rows,
  case when u.id is not null then jsonb_build_object('actor', u.actor, 'command', u.command, 'rows', ${firstRows('u.rows')}) end as undone,
  exists (select from changes undoing where undoing.undoes = c.id) as "isUndone"`

const RUN = `
  case when i.id is not null then jsonb_build_object('id', i.id, 'changes', i.changes, 'added', i.added, 'changed', i.changed,
    'delisted', i.delisted, 'relisted', i.relisted, 'packages', i.packages, 'pictures', i.pictures) end as run`

/** The page's ids come first, from an index alone: the planner would rather walk through the record until it has enough. */
const joined = (page: string) => `
  from (${page}) page join changes c on c.id = page.id
  left join changes u on u.id = c.undoes left join import_runs i on i.id = page.run
  order by c.id desc`

/** People's changes and the shell's; imports have entries of their own. */
const BY_PEOPLE = `c.role <> 'repository'`

const changesIn = (from: string, wheres: string[], max: number) =>
  `select c.id, null::bigint as run from ${from} c where ${wheres.join(' and ')} order by c.id desc limit ${max}`

const runsIn = (from: string, wheres: string[], max: number) =>
  `select i.last_change as id, i.id as run from ${from} where ${['i.last_change is not null', ...wheres].join(' and ')}
   order by i.last_change desc limit ${max}`

const both = (changes: string, runs: string, max: number) =>
  `select id, run from ((${changes}) union all (${runs})) entries order by id desc limit ${max}`

export const recentChanges = statement({
  name: 'recent changes',
  parameters: { locale: 'text' },
  row: entry,
  text: ({ locale }) =>
    `select ${lineOf(locale)}, ${ROW}, ${RUN} ${joined(both(changesIn('changes', [BY_PEOPLE], 8), runsIn('import_runs i', [], 8), 8))}`,
})

const range = { locale: 'text', below: 'bigint', above: 'bigint' } as const
type Range = Places<keyof typeof range>
const MAX = CHANGES_PER_PAGE + 1

const within = (id: string, { below, above }: Range) => [`${id} < ${below}`, `${id} > ${above}`]

type Named = Record<string, 'text' | 'text[]' | 'bigint' | 'bigint[]'>

/** Each with a text of its own, so that the planner takes the index that fits. */
const listBy =
  <Row extends z.ZodType>(row: Row, columns: (locale: string) => string) =>
  <const P extends Named>(name: string, more: P, page: (places: Places<keyof P> & Range) => string) =>
    statement({
      name,
      parameters: { ...range, ...more },
      row,
      text: (places: Places<keyof P | keyof typeof range>) =>
        `select ${columns(places.locale)} ${joined(page(places))}`,
    })

const changesBy = listBy(row, locale => `${lineOf(locale)}, ${ROW}`)
const entriesBy = listBy(entry, locale => `${lineOf(locale)}, ${ROW}, ${RUN}`)
const runsBy = listBy(line.extend({ run }), locale => `${lineOf(locale)}, ${RUN}`)

const LISTS = {
  all: entriesBy('changes', {}, p =>
    both(
      changesIn('changes', [BY_PEOPLE, ...within('c.id', p)], MAX),
      runsIn('import_runs i', within('i.last_change', p), MAX),
      MAX,
    ),
  ),
  runs: runsBy('imports', {}, p => runsIn('import_runs i', within('i.last_change', p), MAX)),
  runsOf: runsBy('imports of repository', { address: 'text' }, p =>
    runsIn(
      'import_runs i join repositories r on r.id = i.repository_id',
      [`r.address = ${p.address}`, ...within('i.last_change', p)],
      MAX,
    ),
  ),
  who: changesBy('changes by person', { who: 'text' }, p =>
    changesIn('changes', [`c.actor = ${p.who}`, ...within('c.id', p)], MAX),
  ),
  kind: changesBy(
    'changes by kind',
    { commands: 'text[]' },
    p => `
    select own.id, null::bigint as run from unnest(${p.commands}) command
    cross join lateral (${changesIn('changes', ['c.command = command', BY_PEOPLE, ...within('c.id', p)], MAX)}) own
    order by own.id desc limit ${MAX}`,
  ),
  whoAndKind: changesBy('changes by person and kind', { who: 'text', commands: 'text[]' }, p =>
    changesIn(
      'changes',
      [`c.actor = ${p.who}`, `c.command = any (${p.commands})`, ...within('c.id', p)],
      MAX,
    ),
  ),
  /** They are fetched first, for the planner would rather walk through the record. */
  apps: changesBy('changes of apps', { apps: 'bigint[]', who: 'text', commands: 'text[]' }, p =>
    changesIn(
      `(select * from changes where apps && ${p.apps} offset 0)`,
      [
        `${p.who} in ('', c.actor)`,
        `(${p.commands} = '{}' or c.command = any (${p.commands}))`,
        ...within('c.id', p),
      ],
      MAX,
    ),
  ),
  run: changesBy('changes of import', { run: 'bigint' }, p =>
    changesIn(
      `(select own.id from import_runs i join repositories r on r.id = i.repository_id
        join changes own on own.actor = r.address and own.id between i.first_change and i.last_change where i.id = ${p.run})`,
      within('c.id', p),
      MAX,
    ),
  ),
}

export interface WantedChanges {
  /** Empty: anyone. */
  who: string
  /** Whether that is a repository's address. */
  isRepository: boolean
  /** Any of these; empty: every command. */
  commands: string[]
  /** Imports and nothing else. */
  isImports: boolean
  /** Of any of these; null: of every app, and of none. */
  apps: number[] | null
  /** Of this import. */
  run: number | null
  /** Those between these two. */
  below: number
  above: number
}

/** A page of entries and one more, newest first. */
export async function findChanges(
  db: Database,
  wanted: WantedChanges,
  locale: string,
): Promise<ChangeEntry[]> {
  const { who, isRepository, commands, isImports, apps, run, below, above } = wanted
  const range = { below, above, locale }
  if (run !== null) return alone(await LISTS.run(db, { ...range, run }))
  if (apps !== null) return alone(await LISTS.apps(db, { ...range, apps, who, commands }))
  if (isRepository) return imports(await LISTS.runsOf(db, { ...range, address: who }))
  if (isImports) return who ? [] : imports(await LISTS.runs(db, range))
  if (who && commands.length > 0) return alone(await LISTS.whoAndKind(db, { ...range, who, commands }))
  if (who) return alone(await LISTS.who(db, { ...range, who }))
  return commands.length > 0 ? alone(await LISTS.kind(db, { ...range, commands })) : LISTS.all(db, range)
}

const alone = (rows: z.infer<typeof row>[]) => rows.map(row => ({ ...row, run: null }))

const imports = (rows: Awaited<ReturnType<typeof LISTS.runs>>) =>
  rows.map(row => ({ ...row, rows: null, undone: null, isUndone: false }))

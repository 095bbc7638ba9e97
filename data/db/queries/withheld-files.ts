import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

/** Whether visitors do not get a picture or a video. */
const withheldFile = statement({
  name: 'withheld file',
  parameters: { file: 'text' },
  row: z.object({ withheld: z.literal(true) }),
  text: ({ file }) => `select true as withheld from withheld_files where file = ${file}`,
})

export const isWithheld = async (db: Database, file: string): Promise<boolean> =>
  (await withheldFile(db, { file })).length > 0

/** All pictures and videos of these apps. */
const filesOfApps = statement({
  name: 'files of apps',
  parameters: { apps: 'bigint[]' },
  row: z.object({ file: z.string() }),
  text: ({ apps }) => `
  select distinct use.file from unnest(${apps}) app
  cross join lateral (select file from file_uses where app_id = app and file is not null offset 0) use
`,
})

export const findFilesOfApps = async (db: Database, apps: number[]): Promise<string[]> =>
  (await filesOfApps(db, { apps })).map(({ file }) => file)

/**
 * One after the other, by index. A file is withheld when an app that was taken down names it, and neither a live app nor anything else
 * that is shown does. While nothing is taken down, nothing is looked up.
 */
const judgeFiles = statement({
  name: 'judge files',
  parameters: { files: 'text[]' },
  row: z.object({ file: z.string(), withheld: z.boolean() }),
  text: ({ files }) => `
  with asked as materialized (
    select distinct file from unnest(${files}) file
    where exists (select from apps where taken_down) or exists (select from withheld_files)
  ),
  judged as materialized (
    select asked.file,
      coalesce(bool_or(use.is_gone), false) and not coalesce(bool_or(use.is_shown), false) as withheld
    from asked
    left join lateral (
      select app.taken_down is true as is_gone, named.app_id is null or app.status = 'live' as is_shown
      from file_uses named left join apps app on app.id = named.app_id
      where named.file = asked.file offset 0
    ) use on true
    group by asked.file
  ),
  freed as (
    delete from withheld_files known using judged
    where known.file = judged.file and not judged.withheld and known.erased_at is null
    returning known.file
  ),
  held as (
    insert into withheld_files (file) select file from judged where withheld on conflict do nothing returning file
  )
  select file, false as withheld from freed union all select file, true from held
`,
})

/** Recomputes which of these files are withheld. Returns those that changed. */
export const judge = (db: Database, files: string[]): Promise<{ file: string; withheld: boolean }[]> =>
  judgeFiles(db, { files })

/** Of two apps with the same picture that are taken down at once, the second must see the first. */
export const lockWithheld = statement({
  name: 'lock withheld files',
  parameters: {},
  row: z.never(),
  text: () => 'lock table withheld_files in share row exclusive mode',
})

const itsAlone = (app: string) => `
  known.erased_at is null
    and known.file in (select file from file_uses where app_id = ${app})
    and not exists (
      select from file_uses other where other.file = known.file and other.app_id is distinct from ${app}
    )`

const erasable = statement({
  name: 'erasable files',
  parameters: { app: 'bigint' },
  row: z.object({ count: z.number() }),
  text: ({ app }) => `select count(*)::integer as count from withheld_files known where ${itsAlone(app)}`,
})

/** How many could be deleted. */
export const countErasable = async (db: Database, app: number): Promise<number> =>
  (await erasable(db, { app }))[0]?.count ?? 0

/** Those of an app that is taken down which no other app names, and nothing that is shown. */
const eraseFiles = statement({
  name: 'erase files',
  parameters: { app: 'bigint' },
  row: z.object({ file: z.string() }),
  text: ({ app }) => `
  update withheld_files known set erased_at = now() where ${itsAlone(app)} returning known.file
`,
})

export const erase = async (db: Database, app: number): Promise<string[]> =>
  (await eraseFiles(db, { app })).map(({ file }) => file)

/** Its pictures for sharing are deleted by the number of the app. */
const keepErased = statement({
  name: 'keep erased',
  parameters: { file: 'text' },
  row: z.object({ file: z.string() }),
  text: ({ file }) => `
  insert into withheld_files (file, erased_at) values (${file}, now())
  on conflict (file) do update set erased_at = now()
  returning file
`,
})

export const noteErased = async (db: Database, file: string): Promise<void> => {
  await keepErased(db, { file })
}

/** What was deleted since, for those who keep copies: a number of seconds ago. */
const erasedFiles = statement({
  name: 'erased files',
  parameters: { ago: 'integer' },
  row: z.object({ file: z.string() }),
  text: ({ ago }) => `
  select file from withheld_files where erased_at >= now() - make_interval(secs => ${ago}) order by erased_at limit 10000
`,
})

export const findErased = async (db: Database, ago: number): Promise<string[]> =>
  (await erasedFiles(db, { ago })).map(({ file }) => file)

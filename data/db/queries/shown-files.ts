import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const BATCH = 500

const shownFile = z.object({ app: z.number(), file: z.string() })
export type ShownFile = z.infer<typeof shownFile>

/** Of some live apps, by their numbers; videos elsewhere are not ours to look for. */
const shownFiles = statement({
  name: 'shown files',
  parameters: { after: 'bigint' },
  row: shownFile,
  text: ({ after }) => `
  select app.id as app, use.file
  from (select id from apps where status = 'live' and id > ${after} order by id limit ${BATCH}) app
  cross join lateral (
    select distinct file from file_uses where app_id = app.id and file ~ '^(img|videos)/' offset 0
  ) use
  order by app.id, use.file
`,
})

/** Every picture and video that live apps name. */
export async function* everyShownFile(db: Database): AsyncGenerator<ShownFile> {
  for (let after = 0; ; ) {
    const rows = await shownFiles(db, { after })
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.app
  }
}

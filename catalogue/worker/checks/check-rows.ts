import { CompiledQuery } from 'kysely'
import type { Database } from '../../../data/db/database.ts'

/** Something that is not as it should be, and what to do about it. */
export interface Fault {
  what: string
  where: string
  mend: string
}

interface RowCheck {
  what: string
  mend: string
  /** Selects `place`, a line for each fault. */
  text: string
}

const MAX = 1000

/** What the database keeps by itself can only be wrong when somebody wrote past it. */
const CHECKS: RowCheck[] = [
  {
    what: 'the current version is not the highest that is published',
    mend: 'Give version.publish again for the version that it should be.',
    text: `select format('app %s', id) as place from apps where current_version_id is distinct from current_version(id)`,
  },
  {
    what: 'comments are counted wrongly',
    mend: 'Hide and show one of its comments, after a look at who wrote past the commands.',
    text: `select format('app %s: %s counted, %s there', s.app_id, s.comments, seen.n) as place
      from app_stats s cross join lateral (select count(*) as n from comments c where c.app_id = s.app_id and not hidden) seen
      where s.comments <> seen.n`,
  },
  {
    what: 'replies are counted wrongly',
    mend: 'Look at who wrote past the commands.',
    text: `select format('comment %s', c.id) as place from comments c
      where c.reply_count <> (select coalesce(max(number) + 1, 0) from replies r where r.app_id = c.app_id and r.comment_id = c.id)`,
  },
  {
    what: 'a live app has no name',
    mend: 'Give app.edit with texts.',
    text: `select format('app %s', id) as place from apps where status = 'live' and not exists (select from app_texts where app_id = id)`,
  },
  {
    what: 'a live app is found by nobody, or one that is not live is found',
    mend: 'npm run search:index',
    text: `select format('app %s', coalesce(app.id, known.app_id)) as place
      from (select id from apps where status = 'live') app full join app_search known on known.app_id = app.id
      where app.id is null or known.app_id is null`,
  },
  {
    what: 'visitors get a picture of an app that was taken down',
    mend: 'Give app.restore and app.takedown again.',
    text: `select format('%s', file) as place from (
        select u.file from file_uses u join apps a on a.id = u.app_id where a.taken_down and u.file is not null
        except select file from withheld_files
        except select u.file from file_uses u left join apps a on a.id = u.app_id where u.app_id is null or a.status = 'live'
      ) served`,
  },
  {
    what: 'a purge waits for an edge for more than a minute',
    mend: 'Look whether the worker, NATS and every edge run (docs/runbooks.md).',
    text: `select format('outbox %s since %s: %s', id, at, array_to_string(tags[:5], ' ')) as place
      from outbox where done_at is null and at < now() - interval '1 minute'`,
  },
  {
    what: 'a purge names what is no tag',
    mend: 'catalogue/commands/tags.ts makes them: a fault of the program.',
    text: `select format('outbox %s: %s', id, tag) as place from outbox, unnest(tags) tag where tag !~ '^[a-z]+(-[a-zA-Z0-9_.]+)*$' or length(tag) > 60`,
  },
]

export async function checkRows(db: Database): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { what, mend, text } of CHECKS) {
    const asked = CompiledQuery.raw(`select place from (${text}) faults order by place limit ${MAX}`)
    const { rows } = await db.executeQuery<{ place: string }>(asked)
    faults.push(...rows.map(({ place }) => ({ what, where: place, mend })))
  }
  return faults
}

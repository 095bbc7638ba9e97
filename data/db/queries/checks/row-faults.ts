import { z } from 'zod'
import { statement } from '../../statement.ts'
import { DOCUMENTS, KINDS } from '../documents/document-texts.ts'
import { isFresh, isHomeFresh } from '../documents/is-fresh.ts'

const MAX = 1000

/** Derived data is only wrong if it was written past the database's rules. Each selects `place`, a line for each fault. */
const CHECKS = {
  'current version': `
    select format('app %s', id) as place from apps where current_version_id is distinct from current_version(id)`,
  'count of comments': `
    select format('app %s: %s counted, %s there', s.app_id, s.comments, seen.n) as place
    from app_stats s cross join lateral (select count(*) as n from comments c where c.app_id = s.app_id and not hidden) seen
    where s.comments <> seen.n`,
  'count of replies': `
    select format('comment %s', c.id) as place from comments c
    where c.reply_count <> (select coalesce(max(number) + 1, 0) from replies r where r.app_id = c.app_id and r.comment_id = c.id)`,
  name: `
    select format('app %s', id) as place from apps where status = 'live' and not exists (select from app_texts where app_id = id)`,
  search: `
    select format('app %s', coalesce(app.id, known.app_id)) as place
    from (select id from apps where status = 'live') app full join app_search known on known.app_id = app.id
    where app.id is null or known.app_id is null`,
  picture: `
    select format('%s', file) as place from (
      select u.file from file_uses u join apps a on a.id = u.app_id where a.taken_down and u.file is not null
      except select file from withheld_files
      except select u.file from file_uses u left join apps a on a.id = u.app_id where u.app_id is null or a.status = 'live'
    ) served`,
  'unready picture': `
    select distinct format('app %s: %s', app.id, use.file) as place
    from pictures join file_uses use on use.file = 'img/' || key join apps app on app.id = use.app_id
    where forms = '' and app.status = 'live'`,
  document: `
    ${KINDS.map(
      kind => `
    select format('%s %s in %s', document.kind, document.id, document.locale) as place
    from documents document left join lateral (${DOCUMENTS[kind]('document.id', 'document.locale')}) made on true
    where document.kind = '${kind}' and ${(kind === 'home' ? isHomeFresh : isFresh)('document')}
      -- What is placed for a while is kept past its end.
      and (made.page::jsonb - '{placed,banners,ads}'::text[], made.brief::jsonb)
        is distinct from (document.page::jsonb - '{placed,banners,ads}'::text[], document.brief::jsonb)`,
    ).join(' union all ')}`,
  purge: `
    select format('outbox %s since %s: %s', id, at, array_to_string(tags[:5], ' ')) as place
    from outbox where done_at is null and at < now() - interval '1 minute'`,
  tag: `
    select format('outbox %s: %s', id, tag) as place from outbox, unnest(tags) tag
    where tag !~ '^[a-z]+(-[a-zA-Z0-9_.]+)*$' or length(tag) > 60`,
}

const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[]

/** In the order of the checks. */
export const rowFaults = statement({
  name: 'row faults',
  parameters: {},
  row: z.object({ check: z.enum(names), place: z.string() }),
  text: () => `
  select "check", place from (
    ${names
      .map(
        (name, i) => `(
      select ${i} as number, '${name}' as "check", place from (${CHECKS[name]}) faults order by place limit ${MAX}
    )`,
      )
      .join(' union all ')}
  ) every order by number, place`,
})

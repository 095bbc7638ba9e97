import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import type { CommentsModel, QueueItem, ThreadComment } from '../../views/comments/model.ts'
import { findContact, maySeeContacts } from '../contacts.ts'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'
import { appName } from './app-name.ts'

const MAX = 50
const MAX_REPLIES = 50

const comments: Screen = {
  path: '/comments',
  async show({ db, query, locale, person }) {
    const list = query.list === 'hidden' || query.list === 'app' ? query.list : 'open'
    const app = numberOf(query.app)
    const items = await itemsOf(db, list, app, locale)
    const current = items.find(({ key }) => key === query.at) ?? items[0]
    const counts = await ask<{ open: number; today: number; hiddenToday: number; oldest: Date | null }>(
      db,
      `select (select count(*)::int from reports where closed_at is null) as open,
         (select min(created_at) from reports where closed_at is null) as oldest,
         (select count(*)::int from reports where closed_at > now() - interval '1 day') as today,
         (select count(*)::int from changes where command in ('comment.hide', 'reply.hide') and at > now() - interval '1 day') as "hiddenToday"`,
    )
    const { open = 0, today = 0, hiddenToday = 0, oldest = null } = counts[0] ?? {}
    return shown('comments', {
      list,
      app: query.app ?? '',
      counts: { open, today, hiddenToday, oldest: oldest?.toISOString() ?? null },
      items,
      current: current && {
        item: current,
        place: items.indexOf(current) + 1,
        thread: current.comment === null ? null : await threadOf(db, current.comment),
        others: current.comment === null ? [] : await otherReports(db, current.comment),
        contact:
          current.report !== null && maySeeContacts(person.role)
            ? await findContact(db, current.report, person.id)
            : null,
      },
      maySeeContacts: maySeeContacts(person.role),
      mayHide: person.role === 'owner' || person.role === 'moderator',
      mayClose: ['owner', 'moderator', 'editor'].includes(person.role),
    } satisfies CommentsModel)
  },
}

interface ItemRow extends Omit<QueueItem, 'key' | 'at'> {
  at: Date
}

async function itemsOf(
  db: Database,
  list: CommentsModel['list'],
  app: number | null,
  locale: string,
): Promise<QueueItem[]> {
  const rows =
    list === 'open'
      ? await openReports(db, locale)
      : list === 'hidden'
        ? await hiddenLately(db, locale)
        : await ofApp(db, app, locale)
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    key: row.report === null ? `c${row.comment}` : `r${row.report}`,
  }))
}

/** What visitors have reported, the oldest first. Several reports of one comment are one line. */
const openReports = (db: Database, locale: string): Promise<ItemRow[]> =>
  ask(
    db,
    `select report, reports, at, app, ${appName('app', '$1')} as "appName", icon_key as icon, comment, developer,
       (select name from developers d where d.id = developer) as "developerName", about,
       c.author, coalesce(c.body, q.body) as body, q.body as said, q.reason, contact is not null as "hasContact", coalesce(c.hidden, false) as hidden
     from (
       select distinct on (coalesce(r.comment_id, -r.id)) r.id as report, r.created_at as at, r.app_id as app, r.comment_id as comment,
         r.developer_id as developer, r.about, r.body, r.reason, r.contact,
         (select count(*)::int from reports o where o.closed_at is null and o.comment_id = r.comment_id) as reports
       from (select * from reports where closed_at is null order by created_at limit ${MAX}) r
       order by coalesce(r.comment_id, -r.id), r.created_at
     ) q
     left join apps a on a.id = q.app
     left join comments c on c.app_id = q.app and c.id = q.comment
     order by at`,
    [locale],
  )

/** From the record: what was hidden lately, and is so still. */
const hiddenLately = (db: Database, locale: string): Promise<ItemRow[]> =>
  ask(
    db,
    `select null::bigint as report, 0 as reports, h.at, c.app_id as app, ${appName('c.app_id', '$1')} as "appName", a.icon_key as icon,
       c.id as comment, null::bigint as developer, null as "developerName", null as about, c.author, c.body, '' as said, h.reason,
       false as "hasContact", c.hidden
     from (
       select at, reason, (input ->> 'comment')::bigint as comment from changes where command = 'comment.hide' order by id desc limit 200
     ) h
     join comments c on c.app_id = h.comment >> 24 and c.id = h.comment and c.hidden
     join apps a on a.id = c.app_id
     order by h.at desc limit ${MAX}`,
    [locale],
  )

const ofApp = (db: Database, app: number | null, locale: string): Promise<ItemRow[]> =>
  ask(
    db,
    `select null::bigint as report, 0 as reports, c.created_at as at, c.app_id as app, ${appName('c.app_id', '$1')} as "appName",
       a.icon_key as icon, c.id as comment, null::bigint as developer, null as "developerName", null as about, c.author, c.body,
       '' as said, '' as reason, false as "hasContact", c.hidden
     from comments c join apps a on a.id = c.app_id
     where c.app_id = $2 order by c.created_at desc, c.id desc limit ${MAX}`,
    [locale, app],
  )

/** A comment with its replies, in their order. */
async function threadOf(db: Database, comment: number): Promise<ThreadComment[]> {
  const app = appOfComment(comment)
  const rows = await ask<Omit<ThreadComment, 'at'> & { at: Date }>(
    db,
    `select null::int as number, author, body, hidden, false as "byDeveloper", rating, version_name as version, created_at as at
     from comments where app_id = $1 and id = $2
     union all
     (select number, author, body, hidden, by_developer, null, null, created_at from replies
      where app_id = $1 and comment_id = $2 order by number limit ${MAX_REPLIES})`,
    [app, comment],
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

const otherReports = (
  db: Database,
  comment: number,
): Promise<{ id: number; reason: string; body: string }[]> =>
  ask(
    db,
    'select id, reason, body from reports where comment_id = $1 and app_id = $2 and closed_at is null order by created_at limit 100',
    [comment, appOfComment(comment)],
  )

export const commentScreens = [comments]

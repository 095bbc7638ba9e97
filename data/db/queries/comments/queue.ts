import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

const MAX = 50

const item = z.object({
  /** null: not reported. */
  report: z.number().nullable(),
  /** How many reports of the same comment are open. */
  reports: z.number(),
  at: z.date(),
  app: z.number().nullable(),
  appName: z.string().nullable(),
  icon: z.string().nullable(),
  comment: z.number().nullable(),
  developer: z.number().nullable(),
  developerName: z.string().nullable(),
  about: z.string().nullable(),
  author: z.string().nullable(),
  body: z.string(),
  /** The reporter's text. */
  said: z.string(),
  reason: z.string(),
  hasContact: z.boolean(),
  hidden: z.boolean(),
})
export type ItemRow = z.infer<typeof item>

const unreported = item.extend({
  report: z.null(),
  developer: z.null(),
  developerName: z.null(),
  about: z.null(),
})

/** What visitors have reported, the oldest first. Several reports of one comment are one line. */
export const openReports = statement({
  name: 'open reports',
  parameters: { locale: 'text' },
  row: item,
  text: ({ locale }) => `
  select report, reports, at, app, ${appName('app', locale)} as "appName", icon_key as icon, comment, developer,
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
})

const ofComment = (locale: string) => `
  null::bigint as report, 0 as reports, c.app_id as app, ${appName('c.app_id', locale)} as "appName", a.icon_key as icon,
  c.id as comment, null::bigint as developer, null as "developerName", null as about, c.author, c.body, '' as said,
  false as "hasContact", c.hidden`

/** From the record: comments hidden recently, and still hidden. */
export const hiddenComments = statement({
  name: 'hidden comments',
  parameters: { locale: 'text' },
  row: unreported,
  text: ({ locale }) => `
  select ${ofComment(locale)}, h.at, h.reason
  from (
    select at, reason, (input ->> 'comment')::bigint as comment from changes where command = 'comment.hide' order by id desc limit 200
  ) h
  join comments c on c.app_id = h.comment >> 24 and c.id = h.comment and c.hidden
  join apps a on a.id = c.app_id
  order by h.at desc limit ${MAX}`,
})

export const commentsOfApp = statement({
  name: 'comments of app',
  parameters: { app: 'bigint?', locale: 'text' },
  row: unreported,
  text: ({ app, locale }) => `
  select ${ofComment(locale)}, c.created_at as at, '' as reason
  from comments c join apps a on a.id = c.app_id
  where c.app_id = ${app} order by c.created_at desc, c.id desc limit ${MAX}`,
})

export const queueCounts = statement({
  name: 'counts of reports',
  parameters: {},
  row: z.object({
    open: z.number(),
    oldest: z.date().nullable(),
    today: z.number(),
    hiddenToday: z.number(),
  }),
  text: () => `
  select (select count(*)::int from reports where closed_at is null) as open,
    (select min(created_at) from reports where closed_at is null) as oldest,
    (select count(*)::int from reports where closed_at > now() - interval '1 day') as today,
    (select count(*)::int from changes where command in ('comment.hide', 'reply.hide') and at > now() - interval '1 day') as "hiddenToday"`,
})

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { OUTCOMES } from '../../../contract/commands/reasons.ts'
import type { Report, ReportState, ReportSubject } from '../../../contract/report.ts'
import type { Database } from '../database.ts'
import { type Places, statement } from '../statement.ts'

/** As many in a day as people can read, in all and about one thing, so that reports can't fill the disk. */
const MAX_A_DAY = 10_000
const MAX_OF_ONE = 100
/** Of what has no page of its own. */
const MAX_OF_OTHERS = 1000

const said = { newNumber: 'text', reason: 'text', body: 'text', contact: 'text' } as const
const row = z.object({ id: z.number() })

const fewerThan = (max: number, which = 'true') => `(
      select count(*) from (
        select from reports where ${which} and created_at > now() - interval '1 day' limit ${max}
      ) today
    ) < ${max}`

/** What is reported, as columns and their values, and which reports are about the same. */
interface About {
  columns: string
  values: string
  where: string
  same: string
  max?: number
}

const insert = (
  { newNumber, reason, body, contact }: Places<keyof typeof said>,
  { columns, values, where, same, max = MAX_OF_ONE }: About,
) => `
  insert into reports (${columns}, number, reason, body, contact)
  select ${values}, ${newNumber}::uuid, ${reason}, ${body}, nullif(${contact}, '')
  ${where}
    and ${fewerThan(MAX_A_DAY)}
    and ${fewerThan(max, same)}
  returning id
`

/** An app that is not live takes no report, nor do its comments. */
const ofApp = statement({
  name: 'report',
  parameters: { app: 'bigint', ...said },
  row,
  text: ({ app, ...of }) =>
    insert(of, {
      columns: 'app_id',
      values: 'app.id',
      where: `from apps app where app.id = ${app} and app.status = 'live'`,
      same: `app_id = ${app} and comment_id is null`,
    }),
})

const ofComment = statement({
  name: 'report of a comment',
  parameters: { app: 'bigint', comment: 'bigint', ...said },
  row,
  text: ({ app, comment, ...of }) =>
    insert(of, {
      columns: 'app_id, comment_id',
      values: 'c.app_id, c.id',
      where: `from comments c join apps app on app.id = c.app_id
  where c.app_id = ${app} and c.id = ${comment} and not c.hidden and app.status = 'live'`,
      same: `app_id = ${app} and comment_id is not null`,
    }),
})

const ofDeveloper = statement({
  name: 'report of a developer',
  parameters: { developer: 'bigint', ...said },
  row,
  text: ({ developer, ...of }) =>
    insert(of, {
      columns: 'developer_id',
      values: 'developer.id',
      where: `from developers developer where developer.id = ${developer}`,
      same: `developer_id = ${developer}`,
    }),
})

const ofOther = statement({
  name: 'report of anything',
  parameters: { about: 'text', ...said },
  row,
  text: ({ about, ...of }) =>
    insert(of, {
      columns: 'about',
      values: about,
      where: 'where true',
      same: 'app_id is null and developer_id is null',
      max: MAX_OF_OTHERS,
    }),
})

/** Returns its number, by which its state is found; undefined when there are too many already, or nothing to report. */
export async function keepReport(
  db: Database,
  subject: ReportSubject,
  report: Report,
): Promise<string | undefined> {
  const { about, ...words } = report
  const newNumber = randomBytes(16).toString('hex')
  const kept = await inserted(db, subject, { newNumber, ...words }, about)
  return kept.length > 0 ? newNumber : undefined
}

const stateOf = statement({
  name: 'state of report',
  parameters: { reportNumber: 'text' },
  row: z.object({
    number: z.string(),
    received: z.date(),
    closed: z.date().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
  }),
  text: ({ reportNumber }) => `
  select number::text, created_at as received, closed_at as closed, outcome from reports where number = ${reportNumber}::uuid`,
})

/** Nothing of its text, nor of its author. */
export const findReportState = async (db: Database, number: string): Promise<ReportState | undefined> =>
  (await stateOf(db, { reportNumber: number }))[0]

function inserted(
  db: Database,
  subject: ReportSubject,
  words: Omit<Report, 'about'> & { newNumber: string },
  about: string,
): Promise<unknown[]> {
  if (subject.kind === 'app') return ofApp(db, { app: subject.appId, ...words })
  if (subject.kind === 'comment')
    return ofComment(db, { app: subject.appId, comment: subject.commentId, ...words })
  return subject.kind === 'developer'
    ? ofDeveloper(db, { developer: subject.developerId, ...words })
    : ofOther(db, { about, ...words })
}

/** What visitors left to be reached by goes 90 days after their report was closed. */
export const deleteContacts = statement({
  name: 'delete contacts',
  parameters: {},
  row: z.object({ id: z.number() }),
  text: () => `
  update reports set contact = null
  where contact is not null and closed_at < now() - interval '90 days' returning id`,
})

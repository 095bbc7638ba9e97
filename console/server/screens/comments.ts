import type { Database } from '../../../data/db/database.ts'
import {
  commentsOfApp,
  hiddenComments,
  type ItemRow,
  openReports,
  queueCounts,
} from '../../../data/db/queries/comments/queue.ts'
import { reportsOfComment, thread } from '../../../data/db/queries/comments/thread.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import type { CommentsModel, QueueItem, ThreadComment } from '../../views/comments/model.ts'
import { findContact, maySeeContacts } from '../contacts.ts'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'

const comments: Screen = {
  path: '/comments',
  async show({ db, query, locale, person }) {
    const list = query.list === 'hidden' || query.list === 'app' ? query.list : 'open'
    const app = numberOf(query.app)
    const items = await itemsOf(db, list, app, locale)
    const current = items.find(({ key }) => key === query.at) ?? items[0]
    const [counts] = await queueCounts(db)
    const { open = 0, today = 0, hiddenToday = 0, oldest = null } = counts ?? {}
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

const LISTS = { open: openReports, hidden: hiddenComments, app: commentsOfApp }

async function itemsOf(
  db: Database,
  list: CommentsModel['list'],
  app: number | null,
  locale: string,
): Promise<QueueItem[]> {
  const rows: ItemRow[] = await LISTS[list](db, { app, locale })
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    key: row.report === null ? `c${row.comment}` : `r${row.report}`,
  }))
}

/** A comment with its replies, in their order. */
async function threadOf(db: Database, comment: number): Promise<ThreadComment[]> {
  const rows = await thread(db, { app: appOfComment(comment), comment })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

const otherReports = (db: Database, comment: number) =>
  reportsOfComment(db, { app: appOfComment(comment), comment })

export const commentScreens = [comments]

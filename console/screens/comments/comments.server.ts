import { z } from 'zod'
import { commentHide, reportClose } from '../../../contract/commands/moderation.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import {
  commentsOfApp,
  hiddenComments,
  type ItemRow,
  openReports,
  queueCounts,
} from '../../../data/db/queries/comments/queue.ts'
import { reportsOfComment, thread } from '../../../data/db/queries/comments/thread.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import { viewOf } from '../../kit/view.ts'
import { findContact, maySeeContacts } from '../../server/contacts.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import { choice, id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { commentsView } from './comments.tsx'

export const comments = defineScreen({
  path: '/comments',
  query: z.object({ list: choice(['open', 'hidden', 'app']), app: id, at: text() }),
  view: viewOf<typeof commentsView>('commentsView'),
  async load({ db, query, locale, person }) {
    const { list, app } = query
    const rows: ItemRow[] = await LISTS[list](db, { app, locale })
    const items = rows.map(row => ({
      ...row,
      key: row.report === null ? `c${row.comment}` : `r${row.report}`,
    }))
    const current = items.find(({ key }) => key === query.at) ?? items[0]
    const [counts] = await queueCounts(db)
    const { open = 0, today = 0, hiddenToday = 0, oldest = null } = counts ?? {}
    return {
      list,
      app,
      picked: app === null ? undefined : (await picksOf(db, 'app', [app], locale))[app],
      counts: { open, today, hiddenToday, oldest },
      items,
      current: current && {
        item: current,
        place: items.indexOf(current) + 1,
        thread: current.comment === null ? null : await thread(db, placeOf(current.comment)),
        others: current.comment === null ? [] : await reportsOfComment(db, placeOf(current.comment)),
        contact:
          current.report !== null && maySeeContacts(person.role)
            ? await findContact(db, current.report, person.id)
            : null,
      },
      maySeeContacts: maySeeContacts(person.role),
      mayHide: mayGive(commentHide, person.role),
      mayClose: mayGive(reportClose, person.role),
    }
  },
})

const LISTS = { open: openReports, hidden: hiddenComments, app: commentsOfApp }

const placeOf = (comment: number) => ({ app: appOfComment(comment), comment })

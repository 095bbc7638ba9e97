import {
  commentHide,
  commentShow,
  replyHide,
  replyShow,
  reportClose,
} from '../../../contract/commands/moderation.schema.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import { type CommandContext, commandHandler, theRow } from '../command-context.ts'
import type { RowChanges } from '../row-changes.ts'

const comment =
  (hidden: boolean) =>
  async ({ rows }: CommandContext, input: { comment: number }) => {
    const key = { app_id: appOfComment(input.comment), id: input.comment }
    await theRow(rows, 'comments', key)
    await rows.put('comments', [{ ...key, hidden }])
    if (hidden) await closeReportsOf(rows, key)
    return undefined
  }

/** Closes the reports about it as justified. */
async function closeReportsOf(
  rows: RowChanges,
  { app_id, id }: { app_id: number; id: number },
): Promise<void> {
  const found = await rows.find('reports', { app_id, comment_id: id })
  const open = found.filter(({ closed_at }) => closed_at === null)
  const closed_at = new Date().toISOString()
  await rows.put(
    'reports',
    open.map(report => ({ id: report.id, outcome: 'done', closed_at })),
  )
}

const reply =
  (hidden: boolean) =>
  async ({ rows }: CommandContext, input: { comment: number; number: number }) => {
    const key = { app_id: appOfComment(input.comment), comment_id: input.comment, number: input.number }
    await theRow(rows, 'replies', key)
    await rows.put('replies', [{ ...key, hidden }])
    return undefined
  }

const closeReport = commandHandler(reportClose, async ({ rows }, { report, outcome }) => {
  await theRow(rows, 'reports', { id: report })
  await rows.put('reports', [{ id: report, outcome, closed_at: new Date().toISOString() }])
  return undefined
})

export const moderationHandlers = [
  commandHandler(commentHide, comment(true)),
  commandHandler(commentShow, comment(false)),
  commandHandler(replyHide, reply(true)),
  commandHandler(replyShow, reply(false)),
  closeReport,
]

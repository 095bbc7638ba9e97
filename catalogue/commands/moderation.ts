import {
  commentHide,
  commentShow,
  replyHide,
  replyShow,
  reportClose,
} from '../../contract/commands/moderation.schema.ts'
import { appOfComment } from '../../rules/comment-id.ts'
import { deed, theRow, type Work } from '../work.ts'

const comment =
  (hidden: boolean) =>
  async ({ rows }: Work, input: { comment: number }) => {
    const key = { app_id: appOfComment(input.comment), id: input.comment }
    await theRow(rows, 'comments', key)
    await rows.put('comments', [{ ...key, hidden }])
    return undefined
  }

const reply =
  (hidden: boolean) =>
  async ({ rows }: Work, input: { comment: number; number: number }) => {
    const key = { app_id: appOfComment(input.comment), comment_id: input.comment, number: input.number }
    await theRow(rows, 'replies', key)
    await rows.put('replies', [{ ...key, hidden }])
    return undefined
  }

const closeReport = deed(reportClose, async ({ rows }, { report, outcome }) => {
  await theRow(rows, 'reports', { id: report })
  await rows.put('reports', [{ id: report, outcome, closed_at: new Date().toISOString() }])
  return undefined
})

export const moderationDeeds = [
  deed(commentHide, comment(true)),
  deed(commentShow, comment(false)),
  deed(replyHide, reply(true)),
  deed(replyShow, reply(false)),
  closeReport,
]

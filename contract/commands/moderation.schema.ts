import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id } from './fields.schema.ts'
import { OUTCOMES } from './reasons.ts'

const roles = ['owner', 'moderator'] as const
const comment = z.object({ comment: id })
const reply = z.object({ comment: id, number: z.int().min(0) })

export const commentHide = defineCommand({
  name: 'comment.hide',
  summary: 'Shows a comment no longer.',
  roles,
  input: comment,
  hard: true,
  requiresReason: true,
})
export const commentShow = defineCommand({
  name: 'comment.show',
  summary: 'Shows a comment again.',
  roles,
  input: comment,
})

export const replyHide = defineCommand({
  name: 'reply.hide',
  summary: 'Shows a reply to a comment no longer.',
  roles,
  input: reply,
  hard: true,
  requiresReason: true,
})
export const replyShow = defineCommand({
  name: 'reply.show',
  summary: 'Shows a reply again.',
  roles,
  input: reply,
})

export const reportClose = defineCommand({
  name: 'report.close',
  summary: "Says what became of a visitor's report.",
  roles: ['owner', 'moderator', 'editor'],
  input: z.object({ report: id, outcome: z.enum(OUTCOMES) }),
})

import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id } from './fields.schema.ts'
import { OUTCOMES } from './reasons.ts'

const roles = ['owner', 'moderator'] as const
const comment = z.object({ comment: id })
const reply = z.object({ comment: id, number: z.int().min(0) })

export const commentHide = defineCommand({
  name: 'comment.hide',
  roles,
  input: comment,
  hard: true,
  requiresReason: true,
})
export const commentShow = defineCommand({
  name: 'comment.show',
  roles,
  input: comment,
})

export const replyHide = defineCommand({
  name: 'reply.hide',
  roles,
  input: reply,
  hard: true,
  requiresReason: true,
})
export const replyShow = defineCommand({
  name: 'reply.show',
  roles,
  input: reply,
})

export const reportClose = defineCommand({
  name: 'report.close',
  roles: ['owner', 'moderator', 'editor'],
  input: z.object({ report: id, outcome: z.enum(OUTCOMES) }),
})

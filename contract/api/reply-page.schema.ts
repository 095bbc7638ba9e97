import * as z from 'zod/mini'
import { replySchema } from './envelope.schema.ts'
import { commentIdField, ctokenField, offsetField } from './form-fields.schema.ts'

export const replyPageRequest = z.object({
  commentId: commentIdField,
  offset: offsetField,
  ctoken: ctokenField,
})

export const replyPage = z.object({
  content: z.string(),
  nextOffset: z.int().check(z.gte(-1)),
})

export const replyPageReply = replySchema(replyPage)

import * as z from 'zod/mini'
import { replySchema } from './envelope.schema.ts'
import { configRequest } from './form-fields.schema.ts'

export const downloadConfigRequest = configRequest

export const downloadConfig = z.object({
  display: z.string(),
  ch: z.string(),
  downloadType: z.literal([0, 1, 2]),
  downloadUrl: z.string(),
  /** Running experiments, each with its share in percent; left out while none runs. */
  experiments: z.optional(z.record(z.string(), z.int())),
})

export const downloadConfigReply = replySchema(downloadConfig)

import * as z from 'zod/mini'
import { COLLECT_MAX_EVENTS, REFUSALS, VITAL_NAMES } from './collect.ts'
import { downloadEventSchema } from './download-event.schema.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'

const time = z.int().check(z.nonnegative())
const madeId = z.string().check(z.regex(/^[0-9a-z]{24}$/))

/** One thing that happened. The id is made where it happened, so that sending it again never counts it again. */
export const collectEventSchema = z.strictObject({
  id: madeId,
  /** When it happened, by the browser's clock, set right by what earlier replies said. */
  at: time,
  record: loggingRecordSchema,
  /** With a download. */
  download: z.exactOptional(downloadEventSchema),
  /** With a measurement of the visit. */
  vital: z.exactOptional(
    z.strictObject({
      name: z.enum(VITAL_NAMES),
      value: z.number().check(z.nonnegative(), z.maximum(3_600_000)),
    }),
  ),
  /** What is known of the device: only where the operator asks for it and the visitor agreed. */
  device: z.exactOptional(
    z
      .array(
        z.strictObject({
          key: z.string().check(z.maxLength(32)),
          value: z.string().check(z.maxLength(1024)),
        }),
      )
      .check(z.maxLength(64)),
  ),
})

export const collectBatchSchema = z.strictObject({
  session: z.strictObject({
    /** Outlives the visit only after the visitor agreed. */
    key: madeId,
    id: madeId,
    uniqueId: z.string().check(z.regex(/^\d{32}$/)),
  }),
  platform: z.exactOptional(z.string().check(z.maxLength(32))),
  pageType: z.enum(['PC', 'Mobile', 'mip']),
  /** The browser's clock as it sends. */
  sent: time,
  events: z.array(collectEventSchema).check(z.minLength(1), z.maxLength(COLLECT_MAX_EVENTS)),
})

export const collectReplySchema = z.object({
  /** The server's clock. */
  now: time,
  refused: z.array(z.object({ id: z.string(), reason: z.enum(REFUSALS) })),
})

export type CollectEvent = z.infer<typeof collectEventSchema>
/** What a browser sends: as JSON, in a body of type text/plain, so that no preflight is needed. */
export type CollectBatch = z.infer<typeof collectBatchSchema>
/** The answer, once the log has the events that are not named here. */
export type CollectReply = z.infer<typeof collectReplySchema>

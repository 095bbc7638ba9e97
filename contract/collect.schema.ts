import * as z from 'zod/mini'
import { COLLECT_MAX_EVENTS, REFUSALS, VITAL_NAMES } from './collect.ts'
import { downloadEventSchema } from './download-event.schema.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'

const time = z.int().check(z.nonnegative())
const madeId = z.string().check(z.regex(/^[0-9a-z]{24}$/))

/** One thing that happened. What is said of a field stands in docs/events.md. */
export const collectEventSchema = z.strictObject({
  id: madeId.check(z.describe('made where it happened, so that sending it again never counts it again')),
  at: time.check(
    z.describe("when it happened, by the browser's clock, set right by what earlier replies said"),
  ),
  record: loggingRecordSchema,
  /** With a download. */
  download: z.exactOptional(downloadEventSchema),
  /** With a measurement of the visit. */
  vital: z.exactOptional(
    z.strictObject({
      name: z.enum(VITAL_NAMES).check(z.describe('what was measured')),
      value: z
        .number()
        .check(z.nonnegative(), z.maximum(3_600_000), z.describe('milliseconds, or the score of `CLS`')),
    }),
  ),
  device: z.exactOptional(
    z
      .array(
        z.strictObject({
          key: z.string().check(z.maxLength(32)),
          value: z.string().check(z.maxLength(1024)),
        }),
      )
      .check(
        z.maxLength(64),
        z.describe('what is known of the device: only where the operator asks for it and the visitor agreed'),
      ),
  ),
})

export const collectBatchSchema = z.strictObject({
  session: z.strictObject({
    key: madeId.check(z.describe('the visitor: outlives the visit only after the visitor agreed')),
    id: madeId.check(z.describe('the visit')),
    uniqueId: z
      .string()
      .check(z.regex(/^\d{32}$/), z.describe('the visit once more, in digits that hold when it began')),
  }),
  platform: z.exactOptional(
    z.string().check(z.maxLength(32), z.describe('what the page runs in: a browser, the client, a host app')),
  ),
  pageType: z.enum(['PC', 'Mobile', 'mip']).check(z.describe('which of the three pages')),
  /** The browser's clock as it sends. */
  sent: time,
  events: z.array(collectEventSchema).check(z.minLength(1), z.maxLength(COLLECT_MAX_EVENTS)),
})

const collectReplySchema = z.object({
  /** The server's clock. */
  now: time,
  refused: z.array(z.object({ id: z.string(), reason: z.enum(REFUSALS) })),
})

export type CollectEvent = z.infer<typeof collectEventSchema>
/** What a browser sends: as JSON, in a body of type text/plain, so that no preflight is needed. */
export type CollectBatch = z.infer<typeof collectBatchSchema>
/** The answer, once the log has the events that are not named here. */
export type CollectReply = z.infer<typeof collectReplySchema>

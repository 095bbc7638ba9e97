import * as z from 'zod/mini'
import { COLLECT_MAX_EVENTS, REFUSALS, VITAL_NAMES } from './collect.ts'
import { downloadEventSchema } from './download-event.schema.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'

const time = z.int().check(z.nonnegative())
const madeId = z.string().check(z.regex(/^[0-9a-z]{24}$/))

/** One event. Its fields are described in docs/reference/events.md. */
export const collectEventSchema = z.strictObject({
  id: madeId.check(z.describe('created in the browser, so that a retry is not counted twice')),
  at: time.check(z.describe("time of the event, by the browser's corrected clock")),
  record: loggingRecordSchema,
  /** With a download. */
  download: z.exactOptional(downloadEventSchema),
  /** With a measurement of the visit. */
  vital: z.exactOptional(
    z.strictObject({
      name: z.enum(VITAL_NAMES).check(z.describe('name of the web vital')),
      value: z
        .number()
        .check(z.nonnegative(), z.maximum(3_600_000), z.describe('milliseconds, or the `CLS` score')),
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
      .check(z.maxLength(64), z.describe('device description, only with `FINGERPRINT` and consent')),
  ),
})

export const collectBatchSchema = z.strictObject({
  session: z.strictObject({
    key: madeId.check(z.describe('visitor id; kept after the visit only with consent')),
    id: madeId.check(z.describe('visit id')),
    uniqueId: z
      .string()
      .check(z.regex(/^\d{32}$/), z.describe('visit id as digits, including its start time')),
  }),
  platform: z.exactOptional(z.string().check(z.maxLength(32), z.describe('browser, client or host app'))),
  pageType: z.enum(['PC', 'Mobile', 'mip']).check(z.describe('page variant')),
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

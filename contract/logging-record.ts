import type * as z from 'zod/mini'
import type { loggingRecordSchema } from './logging-record.schema.ts'

export const RECORD_TYPES = ['page', 'click', 'event', 'show'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

export type LoggingRecord = z.infer<typeof loggingRecordSchema>

export const RECORD_TYPES = ['page', 'click', 'event', 'show'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

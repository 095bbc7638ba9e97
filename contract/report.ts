/** What can be wrong with an app. */
export const REPORT_REASONS = ['malware', 'copy', 'misleading', 'illegal', 'privacy', 'takedown'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_REPORT_LENGTH = 2000

/** A report as the visitor wrote it. */
export interface Report {
  reason: string
  body: string
  /** A mobile number, or nothing. */
  contact: string
}

/** Why a report was not taken: a field is not as it must be, or there are too many today. */
export type ReportFault = keyof Report | 'many'

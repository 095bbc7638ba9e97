import type { OUTCOMES } from './commands/reasons.ts'

/** What a visitor can report: an app, one of its comments, a developer, or whatever they name themselves. */
export type ReportSubject =
  | { kind: 'app'; appId: number }
  | { kind: 'comment'; appId: number; commentId: number }
  | { kind: 'developer'; developerId: number }
  | { kind: 'other' }
export type ReportKind = ReportSubject['kind']

const OF_APP = ['malware', 'copy', 'misleading', 'illegal', 'privacy', 'takedown'] as const

/** What can be wrong with each. */
export const REPORT_REASONS = {
  app: OF_APP,
  comment: ['spam', 'abuse', 'exposed', 'illegal', 'untrue'],
  developer: ['copy', 'misleading', 'illegal', 'privacy'],
  other: [...OF_APP, 'broken'],
} as const satisfies Record<ReportKind, readonly string[]>

export const MAX_REPORT_LENGTH = 2000
export const MAX_ABOUT_LENGTH = 200

/** A report as the visitor wrote it. */
export interface Report {
  reason: string
  body: string
  /** A mobile number, an e-mail address, or nothing. */
  contact: string
  /** What it is about, where the address doesn't say. */
  about: string
}

/** What a visitor may know of their report. */
export interface ReportState {
  number: string
  received: Date
  /** null: it is open. */
  closed: Date | null
  outcome: (typeof OUTCOMES)[number] | null
}

/** Why a report was not taken: a field is not as it must be, or there are too many today. */
export type ReportFault = keyof Report | 'many'

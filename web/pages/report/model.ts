import type { PageAttributes } from '../../../contract/page-attributes.ts'
import type { Report, ReportFault, ReportSubject } from '../../../contract/report.ts'
import type { AppHead } from '../../kit/app-line.tsx'

/** The form by which something is reported. */
export interface ReportModel {
  subject: ReportSubject
  /** What it is: an app, or one of its comments as it reads; a developer; undefined: the visitor says. */
  app: (AppHead & NonNullable<PageAttributes['app']>) | undefined
  comment: { author: string; body: string } | undefined
  developer: { developerId: number; name: string } | undefined
  /** undefined: search engines have no business here. */
  canonical: string | undefined
  /** What the visitor wrote, and what of it is wrong; undefined: the form is empty. */
  filled: FilledReport | undefined
}

export type FilledReport = Report & { wrong: ReportFault[] }

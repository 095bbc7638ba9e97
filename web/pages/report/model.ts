import type { PageAttributes } from '../../../contract/page-attributes.ts'
import type { Report, ReportFault } from '../../../contract/report.ts'
import type { AppHead } from '../../kit/app-line.tsx'

/** The form by which an app is reported. */
export interface ReportModel {
  app: AppHead & NonNullable<PageAttributes['app']>
  /** What the visitor wrote, and what of it is wrong; undefined: the form is empty. */
  filled: FilledReport | undefined
  /** It was taken. */
  sent: boolean
}

export type FilledReport = Report & { wrong: ReportFault[] }

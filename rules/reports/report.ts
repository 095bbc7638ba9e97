import {
  MAX_ABOUT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  type Report,
  type ReportFault,
  type ReportKind,
} from '../../contract/report.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { isMobileNumber } from '../text/mobile-number.ts'

/** The fields that are not as they must be. A reporter who leaves nothing can't be answered, and need not be. */
export function reportFaults({ reason, body, contact, about }: Report, kind: ReportKind): ReportFault[] {
  const faults: ReportFault[] = []
  if (kind === 'other' && (about === '' || about.length > MAX_ABOUT_LENGTH)) faults.push('about')
  if (!REPORT_REASONS[kind].some(one => one === reason)) faults.push('reason')
  if (body === '' || body.length > MAX_REPORT_LENGTH) faults.push('body')
  if (contact !== '' && !isMobileNumber(contact) && !isEmailAddress(contact)) faults.push('contact')
  return faults
}

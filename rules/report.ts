import { MAX_REPORT_LENGTH, REPORT_REASONS, type Report, type ReportFault } from '../contract/report.ts'
import { isMobileNumber } from './mobile-number.ts'

/** The fields that are not as they must be. Who leaves no number can't be answered, and need not be. */
export function reportFaults({ reason, body, contact }: Report): ReportFault[] {
  const faults: ReportFault[] = []
  if (!REPORT_REASONS.some(one => one === reason)) faults.push('reason')
  if (body === '' || body.length > MAX_REPORT_LENGTH) faults.push('body')
  if (contact !== '' && !isMobileNumber(contact)) faults.push('contact')
  return faults
}

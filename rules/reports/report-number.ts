/** 128 random bits as hexadecimal digits, in groups for people: 8-4-4-4-12. undefined: no number. */
export function readReportNumber(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(digits)) return undefined
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const REPORTS_PATH = '/reports'
export const reportStatePath = (number: string): string => `${REPORTS_PATH}/${number}`

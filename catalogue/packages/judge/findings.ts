import type { FindingId } from '../../../contract/packages/finding-ids.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'

export const refuse = (id: FindingId, about = ''): Finding => ({ id, level: 'refuse', about })
export const note = (id: FindingId, about = ''): Finding => ({ id, level: 'note', about })

export const isRefused = (findings: Finding[]): boolean => findings.some(({ level }) => level === 'refuse')

import type { FindingId } from '../../../contract/packages/finding-ids.ts'

/** Refuse: nobody can offer it. Note: whoever publishes it should know. */
export type Level = 'refuse' | 'note'

export interface Finding {
  id: FindingId
  level: Level
  /** Which file, platform, permission or key it is about; not in any language. */
  about: string
}

export const refuse = (id: FindingId, about = ''): Finding => ({ id, level: 'refuse', about })
export const note = (id: FindingId, about = ''): Finding => ({ id, level: 'note', about })

export const isRefused = (findings: Finding[]): boolean => findings.some(({ level }) => level === 'refuse')

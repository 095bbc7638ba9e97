import type { Finding } from '../../contract/packages/inspection.schema.ts'
import { remedyFor } from '../../contract/packages/remedies.ts'
import { remedies, findings as words } from '../../ui/words/en/findings.ts'

/** What was found in a package, and what to do about it. */
export const findingsInWords = (findings: unknown): string =>
  (findings as Finding[])
    .map(({ id, level, about }) => {
      const sign = level === 'refuse' ? 'refused' : 'note'
      return `  ${sign}: ${words[id]}${about ? ` (${about})` : ''}. ${remedies[remedyFor(id)]}`
    })
    .join('\n')

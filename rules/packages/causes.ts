import type { FindingId } from '../../contract/packages/finding-ids.ts'
import type { Finding } from '../../contract/packages/inspection.schema.ts'

/** One thing that was found, with all that it was found in: platforms, files, keys. */
export interface Cause {
  id: FindingId
  level: Finding['level']
  abouts: string[]
}

/** Another signer may be another maker, which matters more than anything else that is wrong. */
const placeOf = ({ id, level }: Cause): number => (level === 'note' ? 2 : id === 'signer-changed' ? 0 : 1)

/** Each cause once, however many platforms and files it was found in: what blocks first. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const { id, level, about } of findings) {
    const cause = causes.get(`${level} ${id}`) ?? { id, level, abouts: [] }
    causes.set(`${level} ${id}`, cause)
    // A fault of reading names nothing but itself.
    if (about && about !== id && !cause.abouts.includes(about)) cause.abouts.push(about)
  }
  return [...causes.values()].sort((a, b) => placeOf(a) - placeOf(b))
}

/** What becomes of a file that was sent: each has one color in the console. */
export type UploadState = 'ready' | 'needs-you' | 'refused' | 'published'

interface Upload {
  isPublished: boolean
  /** Whether all of it came, and was checked. */
  isChecked: boolean
  /** Whether the store has its app. */
  hasApp: boolean
  findings: readonly Finding[]
}

export function uploadState({ isPublished, isChecked, hasApp, findings }: Upload): UploadState {
  if (isPublished) return 'published'
  if (findings.some(({ level }) => level === 'refuse')) return 'refused'
  return isChecked && hasApp ? 'ready' : 'needs-you'
}

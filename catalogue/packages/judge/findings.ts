import { MALFORMED } from '../malformed.ts'
import { MANIFEST_FAULTS } from '../manifest/facts.ts'
import { REFUSALS } from '../verify/bad-signature.ts'
import { SIGNATURE_FAULTS } from '../verify/signatures.ts'
import { ZIP_FAULTS } from '../zip/faults.ts'

/** What the file alone says, beside its structure and its signatures. */
const OF_FILE = [
  'key-public',
  'key-debug',
  'key-broken',
  'key-weak',
  'block-padding',
  'block-unknown',
  'signature-unknown',
  'files-unsigned',
  'split',
  'debuggable',
  'test-only',
  'version-code',
  'version-unnamed',
  'malware',
] as const

/** What shows when it is held against what the store has of the app. */
const OF_RECORD = [
  'package-other',
  'version-there',
  'version-not-higher',
  'signer-changed',
  'signer-rotated',
  'permissions-added',
  'files-apart',
] as const

export const FINDINGS = [
  ...MALFORMED,
  ...ZIP_FAULTS,
  ...MANIFEST_FAULTS,
  ...REFUSALS,
  ...SIGNATURE_FAULTS,
  ...OF_FILE,
  ...OF_RECORD,
] as const

export type FindingId = (typeof FINDINGS)[number]

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

import type { SignedVersion, Signers } from '../../../data/db/queries/signers.ts'
import { type SigningPeriod, signingPeriods } from '../../../rules/signing.ts'
import { formatDate } from '../../../rules/time.ts'
import { words } from '../../words/words.ts'
import type { SignerItem } from './model.ts'

/** A version is signed as its first file is: all of one version have one signer. */
const withFirstFile = (version: SignedVersion) => {
  const [file] = version.files
  return {
    ...version,
    ...{ signer: file?.signer ?? '', lineage: file?.lineage ?? [], subject: file?.subject ?? undefined },
    checked: version.files.every(({ verifiedAt }) => verifiedAt !== null),
  }
}
type Version = ReturnType<typeof withFirstFile>

export function periodsOf({ versions }: Signers): (SigningPeriod<Version> & { checked: number })[] {
  const all = versions.map(withFirstFile)
  let next = 0
  return signingPeriods(all).map(period => {
    const its = all.slice(next, next + period.versions)
    next += period.versions
    return { ...period, checked: its.filter(({ checked }) => checked).length }
  })
}

export const presentSigners = (signers: Signers): SignerItem[] =>
  periodsOf(signers).map(({ first, last, versions, came, checked }) => ({
    sha256: last.signer,
    subject: last.subject,
    first: first.name,
    last: last.name,
    since: words.dates.date(formatDate(first.releasedAt)),
    ...{ versions, checked, came },
  }))

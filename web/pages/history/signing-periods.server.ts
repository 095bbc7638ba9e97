import type { SignedVersion, Signers } from '../../../data/db/queries/signers.ts'
import { type SigningPeriod, signingPeriods } from '../../../rules/apps/signing.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { words } from '../../words/words.ts'
import type { SignerItem } from './model.ts'

/** A version is signed as its first file is: all of one version have one signer. */
const withFirstFile = (version: SignedVersion) => {
  const [file] = version.files
  return {
    ...version,
    signer: file?.signer ?? '',
    lineage: file?.lineage ?? [],
    subject: file?.subject ?? undefined,
  }
}
type Version = ReturnType<typeof withFirstFile>

/** Of versions whose files the store has inspected: claimed signers don't count. */
export const periodsOf = ({ versions }: Signers): SigningPeriod<Version>[] =>
  signingPeriods(versions.map(withFirstFile).filter(({ signer }) => signer !== ''))

export const presentSigners = (signers: Signers): SignerItem[] =>
  periodsOf(signers).map(({ first, last, versions, came }) => ({
    sha256: last.signer,
    subject: last.subject,
    first: first.name,
    last: last.name,
    since: words.dates.date(formatDate(first.releasedAt)),
    versions,
    came,
  }))

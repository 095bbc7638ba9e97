/** Whose key a file is signed with, and the keys that handed on to it, oldest first. Certificates' hashes. */
export interface Signed {
  signer: string
  lineage: string[]
}

/** How a key relates to the one before it: an older key vouches for it, or none does. */
export type KeyChange = 'handed-on' | 'other'

/** undefined: it is the same key. */
export function keyChange(newer: Signed, before: string): KeyChange | undefined {
  if (newer.signer === before) return undefined
  return newer.lineage.includes(before) ? 'handed-on' : 'other'
}

/** Versions in a row that one key has signed. */
export interface SigningPeriod<Version extends Signed> {
  first: Version
  last: Version
  versions: number
  /** As the last of them shows it, which is what phones get; undefined: no version is older. */
  came: KeyChange | undefined
}

/** Newest first, as the versions are. */
export function signingPeriods<Version extends Signed>(versions: Version[]): SigningPeriod<Version>[] {
  const periods: SigningPeriod<Version>[] = []
  for (const version of versions) {
    const period = periods[periods.length - 1]
    if (period?.first.signer === version.signer) {
      period.first = version
      period.versions += 1
      continue
    }
    if (period) period.came = keyChange(period.last, version.signer)
    periods.push({ first: version, last: version, versions: 1, came: undefined })
  }
  return periods
}

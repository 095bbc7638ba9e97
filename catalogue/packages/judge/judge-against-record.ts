import type { Finding, Inspection } from '../../../contract/packages/inspection.schema.ts'
import { note, refuse } from './findings.ts'
import { signersOf } from './judge-file.ts'
import { strengthOf } from './refused-keys.ts'
import { some } from './some.ts'

type Facts = NonNullable<Inspection['facts']>
type Bands = Inspection['bands']
type Band = Bands[number]

/** What the store has of an app already. */
export interface AppRecord {
  packageName: string
  /** The highest other version that is or was offered; undefined: none yet. */
  last: { versionCode: string; permissions: string[] } | undefined
  /** Signers of each version that is or was offered, this one included. */
  signed: Signed[]
  /** Files that are offered for the version that the package says it is, by the processor they are for. */
  offered: Map<string, string>
}

/** As read from its file; before inspection, only the signer that its row names. */
type Signed = { bands: Bands } | { signer: string }

export interface Newcomer extends Pick<Inspection, 'bands' | 'lineage'> {
  sha256: string
  abi: string
  facts: Facts
}

/** Compares a package with what phones have installed from here. */
export function judgeAgainstRecord(newcomer: Newcomer, record: AppRecord): Finding[] {
  const { facts } = newcomer
  if (facts.packageName !== record.packageName) return [refuse('package-other', facts.packageName)]
  const there = record.offered.get(newcomer.abi)
  const isNew = there !== newcomer.sha256
  return [
    ...(there && isNew ? [refuse('version-there', facts.versionCode)] : []),
    ...judgeKeyStrength(newcomer, record),
    ...unique(record.signed.flatMap(before => judgeContinuity(newcomer, before))),
    ...(record.last && isNew ? judgeUpdate(newcomer, record.last) : []),
  ]
}

/** A key that was good when the app came is kept: phones take no update by another. */
const judgeKeyStrength = ({ bands }: Newcomer, { signed }: AppRecord): Finding[] =>
  signed.length > 0 || signersOf(bands).every(signer => strengthOf(signer) === 'good')
    ? []
    : [refuse('key-weak')]

function judgeUpdate({ facts }: Newcomer, last: NonNullable<AppRecord['last']>): Finding[] {
  const has = new Set(last.permissions)
  const added = facts.permissions.map(({ name }) => name).filter(name => !has.has(name))
  return [
    ...(BigInt(facts.versionCode) < BigInt(last.versionCode)
      ? [refuse('version-not-higher', `${facts.versionCode} < ${last.versionCode}`)]
      : []),
    ...(added.length > 0 ? [note('permissions-added', some(added))] : []),
  ]
}

/** Every phone that has that version must take this one: by the same signers, or by a lineage that leads on from them. */
function judgeContinuity({ bands, lineage }: Newcomer, before: Signed): Finding[] {
  const ancestors = new Set(lineage.map(({ sha256 }) => sha256))
  return bands.flatMap(band => {
    const now = namesOf(band)
    if (now.length === 0) return []
    return beforeOn(band, before).flatMap(then => {
      if (then.join() === now.join()) return []
      const isHandedOn =
        band.scheme?.startsWith('v3') && then.length === 1 && then.every(name => ancestors.has(name))
      const about = `${then.map(short).join('+')} → ${now.map(short).join('+')}`
      return [isHandedOn ? note('signer-rotated', about) : refuse('signer-changed', about)]
    })
  })
}

const unique = (findings: Finding[]) => [
  ...new Map(findings.map(finding => [`${finding.id} ${finding.about}`, finding])).values(),
]

/** Whether every phone that takes both files sees the same signers. */
export const haveSameSigners = (one: Bands, other: Bands): boolean =>
  one.every(band => beforeOn(band, { bands: other }).every(names => names.join() === namesOf(band).join()))

/** Who had signed it for the platforms of this band. */
function beforeOn(band: Band, before: Signed): string[][] {
  if ('signer' in before) return [[before.signer]]
  return before.bands.flatMap(then => (then.signers && overlap(then, band) ? [namesOf(then)] : []))
}

const overlap = (a: Band, b: Band) => a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity)

const namesOf = ({ signers = [] }: Band) => signers.map(({ sha256 }) => sha256).toSorted()

const short = (sha256: string) => sha256.slice(0, 12)

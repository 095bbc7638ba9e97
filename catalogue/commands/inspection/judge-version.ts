import type { Finding, Inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { refuse } from '../../packages/judge/findings.ts'
import { haveSameSigners, judgeAgainstRecord } from '../../packages/judge/judge-against-record.ts'
import { refused } from '../refused.ts'
import { findRecord } from './find-record.ts'
import { findInspections, type Inspected } from './keep-inspection.ts'

export type Facts = NonNullable<Inspection['facts']>

/** A package that could be read. */
export interface Read extends Inspected {
  facts: Facts
  abi: string
}

/** The packages with these hashes, in their order. Refuses those that were not inspected, or can't be read. */
export const readPackages = async (db: Database, files: string[]): Promise<Read[]> =>
  (await findInspections(db, files)).map((seen, i) => readable(seen, files[i] ?? ''))

function readable(seen: Inspected | undefined, sha256: string): Read {
  if (!seen) throw refused('files.not-checked', { sha256 })
  const { facts, findings } = seen.inspection
  if (!facts) throw refusedFor(findings)
  return { ...seen, facts, abi: abiOf(facts) }
}

/** One for several processors is for every phone: those that matter have one of them. */
const abiOf = ({ abis }: Facts): string => (abis.length === 1 ? String(abis[0]) : 'universal')

export const refusedFor = (findings: Finding[]) =>
  refused(
    'package.blocked',
    {
      findings: findings
        .filter(({ level }) => level === 'refuse')
        .map(({ id, about }) => `${id} ${about}`.trim()),
    },
    findings,
  )

interface Judged {
  /** Those that were sent, and those that are offered already and stay. */
  all: Read[]
  findings: Finding[]
}

/** All that speaks against offering these packages as a version of this app, or should be known before. */
export async function judgeVersion(
  db: Database,
  app: { id: number; packageName: string },
  sent: [Read, ...Read[]],
  versionCode?: string,
): Promise<Judged> {
  const [first, ...others] = sent
  const code = first.facts.versionCode
  const record = await findRecord(db, app, code)
  const offered = await readPackages(
    db,
    [...record.offered.values()].filter(sha256 => !sent.some(one => one.sha256 === sha256)),
  )
  const all = [...sent, ...offered]
  const findings = [
    ...all.flatMap(({ inspection }) => inspection.findings),
    ...(versionCode === undefined || versionCode === code
      ? all.flatMap(one => judgeAgainstRecord({ ...one, ...one.inspection, facts: one.facts }, record))
      : [refuse('files-apart', `${code} ${versionCode}`)]),
    ...others.flatMap(one => (fits(one, sent) ? [] : [refuse('files-apart', one.sha256.slice(0, 12))])),
  ]
  return { all, findings }
}

/** Files of one version are the same app by the same signers, each for a processor of its own. */
function fits(one: Read, all: Read[]): boolean {
  const first = all[0]
  return (
    one.facts.packageName === first?.facts.packageName &&
    one.facts.versionCode === first.facts.versionCode &&
    all.every(other => haveSameSigners(one.inspection.bands, other.inspection.bands)) &&
    all.filter(({ abi }) => abi === one.abi).length === 1
  )
}

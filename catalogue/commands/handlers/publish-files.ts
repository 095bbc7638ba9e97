import type { Finding, Inspection } from '../../../contract/packages/inspection.schema.ts'
import { isRefused, refuse } from '../../packages/judge/findings.ts'
import { haveSameSigners, judgeAgainstRecord } from '../../packages/judge/judge-against-record.ts'
import { type CommandContext, type Made, theRow } from '../command-context.ts'
import { findRecord } from '../inspection/find-record.ts'
import { findInspections, type Inspected, newestSigner } from '../inspection/keep-inspection.ts'
import { refused } from '../refused.ts'
import { theVersion, type VersionFile, writeVersion } from './write-version.ts'

interface Given {
  app?: number | undefined
  versionCode?: string | undefined
  revision?: number | undefined
  files: string[]
  texts: Record<string, string | null>
}

type Facts = NonNullable<Inspection['facts']>

/** A package that could be read. */
interface Read extends Inspected {
  facts: Facts
  abi: string
}

/** Offers the version that packages say they are, if nothing in them and nothing that is known of their app speaks against it. */
export async function publishFiles(work: CommandContext, given: Given): Promise<Made> {
  const sent = await readAll(work, given.files)
  const [first, ...others] = sent
  if (!first) throw refused('files.none', {})
  const app = await appOf(work, given, first.facts)
  const { packageName, versionCode } = first.facts
  const there = await theVersion(work, app.id, versionCode, given.revision)
  const record = await findRecord(work.db, app, versionCode)
  // What is offered already stays: files are added.
  const offered = await readAll(
    work,
    [...record.offered.values()].filter(sha256 => !given.files.includes(sha256)),
  )
  const all = [...sent, ...offered]
  const findings = [
    ...all.flatMap(({ inspection }) => inspection.findings),
    ...(given.versionCode === undefined || given.versionCode === versionCode
      ? all.flatMap(one => judgeAgainstRecord({ ...one, ...one.inspection, facts: one.facts }, record))
      : [refuse('files-apart', `${versionCode} ${given.versionCode}`)]),
    ...others.flatMap(one => (fits(one, sent) ? [] : [refuse('files-apart', one.sha256.slice(0, 12))])),
  ]
  if (isRefused(findings)) throw refusedFor(findings)
  const version = await writeVersion(work, { app_id: app.id, version_code: versionCode }, there, {
    fields: {
      state: 'published',
      version_name: first.facts.versionName?.trim() || versionCode,
      min_sdk: Math.min(...all.map(({ facts }) => facts.minSdk)),
      target_sdk: first.facts.targetSdk,
    },
    permissions: all.flatMap(({ facts }) => facts.permissions),
    texts: given.texts,
    files: sent.map(one => fileOf(one, `${packageName}/${versionCode}/${one.abi}.apk`)),
  })
  return { app: app.id, version, versionCode, findings }
}

const readAll = async ({ db }: CommandContext, files: string[]): Promise<Read[]> =>
  (await findInspections(db, files)).map((seen, i) => readable(seen, files[i] ?? ''))

function readable(seen: Inspected | undefined, sha256: string): Read {
  if (!seen) throw refused('files.not-checked', { sha256 })
  const { facts, findings } = seen.inspection
  if (!facts) throw refusedFor(findings)
  // One for several processors is for every phone: those that matter have one of them.
  return { ...seen, facts, abi: facts.abis.length === 1 ? String(facts.abis[0]) : 'universal' }
}

const refusedFor = (findings: Finding[]) =>
  refused(
    'package.blocked',
    {
      findings: findings
        .filter(({ level }) => level === 'refuse')
        .map(({ id, about }) => `${id} ${about}`.trim()),
    },
    findings,
  )

async function appOf(
  { rows }: CommandContext,
  { app }: Given,
  { packageName }: Facts,
): Promise<{ id: number; packageName: string }> {
  const row =
    app === undefined
      ? (await rows.find('apps', { package_name: packageName }))[0]
      : await theRow(rows, 'apps', { id: app })
  if (!row) throw refused('app.absent-for-package', { package: packageName })
  return { id: row.id, packageName: row.package_name }
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

const fileOf = ({ sha256, size, abi, facts, inspection }: Read, path: string): VersionFile => ({
  abi,
  path,
  size,
  sha256,
  minSdk: facts.minSdk,
  signerSha256: newestSigner(inspection)?.sha256 ?? '',
})

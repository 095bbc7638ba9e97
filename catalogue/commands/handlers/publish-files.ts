import { isRefused } from '../../packages/judge/findings.ts'
import { type CommandContext, type Made, theRow } from '../command-context.ts'
import { type Facts, judgeVersion, type Read, readPackages, refusedFor } from '../inspection/judge-version.ts'
import { newestSigner } from '../inspection/keep-inspection.ts'
import { refused } from '../refused.ts'
import { theVersion, type VersionFile, writeVersion } from './write-version.ts'

interface Given {
  app?: number | undefined
  versionCode?: string | undefined
  revision?: number | undefined
  files: string[]
  texts: Record<string, string | null>
}

/** Offers the version that packages say they are, if nothing in them and nothing that is known of their app speaks against it. */
export async function publishFiles(work: CommandContext, given: Given): Promise<Made> {
  const [first, ...others] = await readPackages(work.db, given.files)
  if (!first) throw refused('files.none', {})
  const sent: [Read, ...Read[]] = [first, ...others]
  const app = await appOf(work, given, first.facts)
  const { packageName, versionCode } = first.facts
  const there = await theVersion(work, app.id, versionCode, given.revision)
  const { all, findings } = await judgeVersion(work.db, app, sent, given.versionCode)
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

const fileOf = ({ sha256, size, abi, facts, inspection }: Read, path: string): VersionFile => ({
  abi,
  path,
  size,
  sha256,
  minSdk: facts.minSdk,
  signerSha256: newestSigner(inspection)?.sha256 ?? '',
})

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { sha256Of } from '../../../data/files/sha256-of.ts'
import { findInspections, newestSigner } from '../../commands/inspection/keep-inspection.ts'
import { lookInto } from '../../commands/inspection/look-into.ts'
import { isRefused } from '../../packages/judge/findings.ts'
import type { WrittenVersion } from './own-index.ts'

export interface ReadPackage {
  packageName: string
  /** By language; the one that has no name is the app's usual one. */
  labels: Record<string, string>
  version: WrittenVersion
}

/** What a package says of itself, as an index would; or why it can't be offered. Scanners are asked when it is taken, and not here. */
export async function readPackage(
  db: Database,
  dir: string,
  name: string,
): Promise<ReadPackage | { refused: string }> {
  const path = join(dir, name)
  const { size, mtimeMs } = await stat(path)
  const sha256 = await sha256Of(createReadStream(path))
  // Most of a folder was here the last time.
  const [seen] = await findInspections(db, [sha256])
  const inspection = seen?.inspection ?? (await lookInto(path, undefined))
  const { facts, findings } = inspection
  const signer = newestSigner(inspection)
  if (!facts || !signer || isRefused(findings))
    return { refused: findings.find(({ level }) => level === 'refuse')?.id ?? 'unsigned' }
  if (facts.split !== null) return { refused: `split ${facts.split}` }
  if (!Number.isSafeInteger(Number(facts.versionCode))) return { refused: `version ${facts.versionCode}` }
  return {
    packageName: facts.packageName,
    labels: facts.labels,
    version: {
      added: Math.floor(mtimeMs),
      file: { name: `/${name}`, sha256, size },
      manifest: manifestOf(facts, signer.sha256),
    },
  }
}

function manifestOf(facts: NonNullable<Inspection['facts']>, signer: string): WrittenVersion['manifest'] {
  const permissions = (sinceSdk23: boolean) =>
    facts.permissions
      .filter(one => one.sinceSdk23 === sinceSdk23)
      .map(({ name, maxSdk }) => ({ name, maxSdkVersion: maxSdk }))
  return {
    versionName: facts.versionName ?? facts.versionCode,
    versionCode: Number(facts.versionCode),
    usesSdk: { minSdkVersion: facts.minSdk, targetSdkVersion: facts.targetSdk },
    signer: { sha256: [signer] },
    usesPermission: permissions(false),
    usesPermissionSdk23: permissions(true),
    nativecode: facts.abis,
    features: facts.features.map(({ name }) => ({ name })),
  }
}

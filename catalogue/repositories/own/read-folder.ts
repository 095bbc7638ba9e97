import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { WrittenApp } from '../../../contract/import/index.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import type { ImportLimits } from '../limits.ts'
import { UntrustedError } from '../untrusted.ts'
import { momentsOf, type OwnIndex } from './own-index.ts'
import { type ReadPackage, readPackage } from './read-package.ts'

/** A folder of packages and nothing else: what is known of an app is what its newest package says. */
export async function readFolder(
  db: Database,
  dir: string,
  { limits, signal }: { limits: ImportLimits; signal?: AbortSignal | undefined },
): Promise<OwnIndex> {
  const names = await packagesIn(dir)
  if (names.length > limits.packages) throw new UntrustedError('index-many', String(names.length))
  const index: OwnIndex = { name: basename(dir), packages: {}, leftOut: [] }
  const all: ReadPackage[] = []
  for (const name of names) {
    signal?.throwIfAborted()
    const read = await readPackage(db, dir, name)
    if ('refused' in read) index.leftOut.push({ id: 'file-refused', name, about: read.refused })
    else all.push(read)
  }
  for (const [packageName, packages] of Map.groupBy(all, one => one.packageName))
    index.packages[packageName] = appOf(packages)
  return index
}

function appOf(packages: ReadPackage[]): WrittenApp {
  const code = ({ version }: ReadPackage) => version.manifest.versionCode
  const [newest] = packages.toSorted((a, b) => code(b) - code(a))
  const versions = packages.map(({ version }) => version)
  return {
    metadata: { name: namesOf(newest?.labels ?? {}), ...momentsOf(versions) },
    versions: Object.fromEntries(versions.map(version => [version.file.sha256, version])),
  }
}

/** In one order, so that a folder that is as it was gives the same index. Links are not followed. */
async function packagesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile() && /\.apk$/i.test(entry.name))
    .map(entry => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The usual name has no language: one of Chinese characters is taken for Chinese, every other for English. */
function namesOf({ '': usual, ...byLocale }: Record<string, string>): Record<string, string> {
  if (!usual) return byLocale
  const language = /\p{Script=Han}/u.test(usual) ? 'zh-CN' : 'en'
  return { [language]: usual, ...byLocale }
}

import { isHigher, releaseEntries } from './changelog.ts'

/** Files that name the version, by path. */
export interface VersionedFiles {
  'CHANGELOG.md': string
  'package.json': string
  'package-lock.json': string
}

/** Returns the files as the release has them, and its notes. Throws why it can't be made. */
export function cutRelease(
  files: VersionedFiles,
  {
    version,
    day,
    status,
  }: { version: string; day: string /** Of git, empty if nothing changed. */; status: string },
): { files: VersionedFiles; notes: string } {
  if (status.trim()) throw new Error(`Commit or stash these changes first:\n${status.trimEnd()}`)
  const manifest = JSON.parse(files['package.json'])
  const lock = JSON.parse(files['package-lock.json'])
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`The version must look like 1.2.3 (got "${version}")`)
  if (!isHigher(version, manifest.version))
    throw new Error(`The version must be higher than ${manifest.version} (got ${version})`)
  const { changelog, notes } = releaseEntries(files['CHANGELOG.md'], `${version} (${day})`)
  const packages = { ...lock.packages, '': { ...lock.packages[''], version } }
  return {
    files: {
      'CHANGELOG.md': changelog,
      'package.json': json({ ...manifest, version }),
      'package-lock.json': json({ ...lock, version, packages }),
    },
    notes,
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

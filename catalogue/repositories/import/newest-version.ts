import type { IndexApp, IndexVersion } from '../../../contract/import/index.schema.ts'
import { cut } from './plain-text.ts'
import { newsOf } from './texts-of.ts'

/** A file of a version, as the index has it. */
export interface NewestFile {
  /** Below the repository's address. */
  name: string
  sha256: string
  size: number
  abi: string
  /** Any of these certificates may be the one that phones go by. */
  signers: string[]
}

export interface NewestVersion {
  versionCode: string
  versionName: string
  minSdk: number | null
  targetSdk: number | null
  permissions: { name: string; maxSdk: number | null }[]
  antiFeatures: string[]
  releasedAt: string
  texts: Record<string, string>
  files: NewestFile[]
}

const PROCESSORS = ['arm64-v8a', 'armeabi-v7a', 'armeabi', 'x86', 'x86_64', 'mips', 'mips64', 'riscv64']
/** What nearly every phone of today has. */
const USUAL = ['universal', 'arm64-v8a']
const MAX_PERMISSIONS = 1000
const MAX_ANTI_FEATURES = 50

/**
 * The version that visitors should get: the highest of those that are stable, are packages and are signed as the repository prefers.
 * Some have a number of its own for each processor, and then it is the highest that usual phones take.
 */
export function newestVersion({ metadata, versions }: IndexApp, now: number): NewestVersion | undefined {
  const stable = Object.values(versions).filter(
    version => isStable(version) && isSignedBy(version, metadata.preferredSigner),
  )
  const codes = [...new Set(stable.map(({ manifest }) => manifest.versionCode))].sort((a, b) => b - a)
  const groups = codes.map(code => stable.filter(({ manifest }) => manifest.versionCode === code))
  const isUsual = (group: IndexVersion[]) => group.some(version => USUAL.some(abi => runsOn(version, abi)))
  const group = groups.find(isUsual) ?? groups[0]
  return group && asVersion(group, now)
}

/** Channels other than the one that has no name are for those who ask for them. */
function isStable({ file, manifest, releaseChannels }: IndexVersion): boolean {
  const isPackage = /\.apk$/i.test(file.name) && manifest.signer && manifest.versionCode > 0
  return Boolean(isPackage) && releaseChannels.every(channel => channel === 'Stable')
}

const isSignedBy = ({ manifest }: IndexVersion, preferred: string | null | undefined) =>
  !preferred || Boolean(manifest.signer?.sha256.includes(preferred))

const processorsOf = ({ manifest }: IndexVersion) =>
  manifest.nativecode.filter(name => PROCESSORS.includes(name))

/** As version.publish names it when it inspects the file. */
function abiOf(version: IndexVersion): string {
  const [only, ...others] = processorsOf(version)
  return only && others.length === 0 ? only : 'universal'
}

const runsOn = (version: IndexVersion, abi: string) =>
  abiOf(version) === abi || processorsOf(version).includes(abi)

function asVersion(group: IndexVersion[], now: number): NewestVersion | undefined {
  const byAge = group.toSorted((a, b) => a.added - b.added || (a.file.sha256 < b.file.sha256 ? -1 : 1))
  // The oldest of those for one processor: installed copies are that one.
  const chosen = byAge.filter((one, i) => byAge.findIndex(other => abiOf(other) === abiOf(one)) === i)
  const [first] = chosen
  if (!first) return undefined
  const { manifest, added } = first
  const code = String(manifest.versionCode)
  const sdks = chosen.map(({ manifest }) => manifest.usesSdk?.minSdkVersion ?? 1)
  return {
    versionCode: code,
    versionName: cut(manifest.versionName, 100) || code,
    minSdk: asSdk(Math.min(...sdks)),
    targetSdk: asSdk(manifest.usesSdk?.targetSdkVersion),
    permissions: permissionsOf(chosen),
    antiFeatures: Object.keys(first.antiFeatures)
      .filter(id => /^[\w-]{1,100}$/.test(id))
      .slice(0, MAX_ANTI_FEATURES)
      .sort(),
    releasedAt: new Date(Math.min(added, now)).toISOString(),
    texts: newsOf(first.whatsNew),
    files: chosen.map(version => ({
      ...version.file,
      abi: abiOf(version),
      signers: version.manifest.signer?.sha256 ?? [],
    })),
  }
}

const asSdk = (said: number | undefined) => (said !== undefined && said >= 1 && said <= 1000 ? said : null)

function permissionsOf(group: IndexVersion[]): NewestVersion['permissions'] {
  const all = group.flatMap(({ manifest }) => [...manifest.usesPermission, ...manifest.usesPermissionSdk23])
  const byKey = new Map(
    all
      .filter(({ name }) => /^[\w.-]{1,300}$/.test(name))
      .map(({ name, maxSdkVersion }) => [
        `${name} ${maxSdkVersion ?? ''}`,
        { name, maxSdk: maxSdkVersion || null },
      ]),
  )
  return [...byKey.values()].slice(0, MAX_PERMISSIONS)
}

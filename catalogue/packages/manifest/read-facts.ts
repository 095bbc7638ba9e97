import { Malformed } from '../malformed.ts'
import { readEntry } from '../zip/read-entry.ts'
import type { Zip } from '../zip/zip.ts'
import type { PackageFacts } from './facts.ts'
import { findIcon } from './find-icon.ts'
import type { ManifestElement } from './manifest-element.ts'
import { readManifest } from './read-manifest.ts'
import { NO_RESOURCES, type Resources, readResources } from './resources.ts'
import { STRING, textOf } from './value.ts'

const MAX_MANIFEST = 8 << 20
const MAX_RESOURCES = 64 << 20
const MAX_LABELS = 1000
/** Those that Android knows or knew; it reads no other folder. */
const ABIS = ['arm64-v8a', 'armeabi', 'armeabi-v7a', 'mips', 'mips64', 'riscv64', 'x86', 'x86_64']
/** As Android has it: a file's name can hold no more. */
const PACKAGE_NAME = /^(?=.{1,223}$)[a-z]\w*(\.[a-z]\w*)+$/i

/** What a package says of itself. */
export function readFacts(zip: Zip): PackageFacts {
  const entry = zip.byName.get('AndroidManifest.xml')
  if (!entry) throw new Malformed('manifest-absent')
  const { root, application, sdk, permissions, features, faults } = readManifest(
    readEntry(zip, entry, MAX_MANIFEST),
    resourcesOf(zip),
  )
  const minSdk = sdkOf(sdk, 'minSdkVersion') ?? 1
  return {
    packageName: packageNameOf(root),
    versionCode: versionCodeOf(root),
    versionName: root.text('versionName'),
    minSdk,
    targetSdk: sdkOf(sdk, 'targetSdkVersion') ?? minSdk,
    maxSdk: sdk?.int('maxSdkVersion') ?? null,
    permissions,
    features,
    abis: abisOf(zip),
    split: root.bare('split'),
    configForSplit: root.bare('configForSplit'),
    isFeatureSplit: root.truth('isFeatureSplit'),
    debuggable: application?.truth('debuggable') ?? false,
    testOnly: application?.truth('testOnly') ?? false,
    targetSandboxVersion: root.int('targetSandboxVersion') ?? 1,
    labels: labelsOf(application),
    icon: application && findIcon(zip, application.all('icon')),
    faults: [...faults],
  }
}

function resourcesOf(zip: Zip): Resources {
  const entry = zip.byName.get('resources.arsc')
  return entry ? readResources(readEntry(zip, entry, MAX_RESOURCES)) : NO_RESOURCES
}

function packageNameOf(root: ManifestElement): string {
  const name = root.bare('package') ?? ''
  if (!PACKAGE_NAME.test(name)) throw new Malformed('manifest-package', name.slice(0, 300))
  return name
}

/** The upper half is an attribute of its own, since Android 9. */
function versionCodeOf(root: ManifestElement): string {
  const upper = BigInt(root.int('versionCodeMajor') ?? 0)
  const lower = BigInt.asUintN(32, BigInt(root.int('versionCode') ?? 0))
  return BigInt.asIntN(64, (upper << 32n) | lower).toString()
}

/** A platform that is not out yet has a name and no number: no device of a visitor's has it. */
function sdkOf(sdk: ManifestElement | null, name: 'minSdkVersion' | 'targetSdkVersion'): number | null {
  const value = sdk?.value(name)
  if (!value) return null
  const number = sdk?.int(name) ?? null
  if (number === null || value.type === STRING) throw new Malformed('manifest-sdk', textOf(value) ?? '')
  return number
}

function abisOf(zip: Zip): string[] {
  const folders = new Set<string>()
  for (const { name } of zip.entries) {
    const folder = /^lib\/([^/]+)\/[^/]+\.so$/.exec(name)?.[1]
    if (folder) folders.add(folder)
  }
  return ABIS.filter(abi => folders.has(abi))
}

/** For each language the one with the fewest other conditions. */
function labelsOf(application: ManifestElement | null): Map<string, string> {
  const labels = new Map<string, string>()
  const conditions = new Map<string, number>()
  for (const { config, value } of application?.all('label') ?? []) {
    const text = textOf(value)
    const before = conditions.get(config.locale)
    if (text === null || (before !== undefined && before <= config.conditions)) continue
    conditions.set(config.locale, config.conditions)
    labels.set(config.locale, text)
    if (labels.size > MAX_LABELS) throw new Malformed('manifest-too-many', 'labels')
  }
  return labels
}

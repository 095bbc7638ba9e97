import type { ManifestFault } from '../../../contract/packages/finding-ids.ts'
import { Malformed } from '../malformed.ts'
import type { Feature, Permission } from './facts.ts'
import { type ManifestElement, readElement } from './manifest-element.ts'
import { elementsOf } from './read-xml.ts'
import type { Resources } from './resources.ts'

/** Some ask for hundreds. */
const MAX_LISTED = 10_000

export interface Manifest {
  root: ManifestElement
  application: ManifestElement | null
  sdk: ManifestElement | null
  permissions: Permission[]
  features: Feature[]
  faults: Set<ManifestFault>
}

/** Elements right below the root; deeper ones are the app's own matter. */
export function readManifest(data: Buffer, resources: Resources): Manifest {
  const faults = new Set<ManifestFault>()
  const permissions = new Map<string, Permission>()
  const features = new Map<string, Feature>()
  let root: ManifestElement | null = null
  let application: ManifestElement | null = null
  let sdk: ManifestElement | null = null
  for (const element of elementsOf(data)) {
    if (element.depth > 2) continue
    if (element.depth === 1) {
      if (root || element.name !== 'manifest') throw new Malformed('manifest-root')
      root = readElement(element, resources, faults)
      continue
    }
    const read = readers[element.name]
    if (!read) continue
    const found = readElement(element, resources, faults)
    if (read === 'application') {
      // Android takes the first and warns.
      if (application) faults.add('manifest-several-applications')
      application ??= found
    } else if (read === 'sdk') {
      if (sdk) faults.add('manifest-several-sdks')
      sdk = found
    } else if (read === 'feature') addFeature(features, found)
    else addPermission(permissions, found, read === 'permission-since-23')
    if (permissions.size + features.size > MAX_LISTED) throw new Malformed('manifest-too-many')
  }
  if (!root) throw new Malformed('manifest-root')
  const lists = { permissions: [...permissions.values()], features: [...features.values()] }
  return { root, application, sdk, ...lists, faults }
}

const readers: Record<string, 'application' | 'sdk' | 'feature' | 'permission' | 'permission-since-23'> = {
  __proto__: null as never,
  application: 'application',
  'uses-sdk': 'sdk',
  'uses-feature': 'feature',
  'uses-permission': 'permission',
  'uses-permission-sdk-23': 'permission-since-23',
  'uses-permission-sdk-m': 'permission-since-23',
}

/** Asked for twice is asked for where either asks. */
function addPermission(
  permissions: Map<string, Permission>,
  element: ManifestElement,
  sinceSdk23: boolean,
): void {
  const name = element.ownText('name')
  if (name === null) return
  const maxSdk = element.int('maxSdkVersion')
  const before = permissions.get(name)
  if (!before) {
    permissions.set(name, { name, maxSdk, sinceSdk23 })
    return
  }
  before.maxSdk = before.maxSdk === null || maxSdk === null ? null : Math.max(before.maxSdk, maxSdk)
  before.sinceSdk23 &&= sinceSdk23
}

function addFeature(features: Map<string, Feature>, element: ManifestElement): void {
  const name = element.ownText('name')
  if (name === null) return
  const required = !element.has('required') || element.truth('required')
  features.set(name, { name, required: required || features.get(name)?.required === true })
}

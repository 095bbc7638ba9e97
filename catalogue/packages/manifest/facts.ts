import type { ManifestFault } from '../../../contract/packages/finding-ids.ts'

export interface Permission {
  name: string
  /** The last platform on which it is asked for. */
  maxSdk: number | null
  /** Asked for from Android 6 on only. */
  sinceSdk23: boolean
}

export interface Feature {
  name: string
  required: boolean
}

export interface PackageFacts {
  packageName: string
  /** Of 64 bits: more than a number holds. */
  versionCode: string
  versionName: string | null
  minSdk: number
  targetSdk: number
  maxSdk: number | null
  permissions: Permission[]
  features: Feature[]
  abis: string[]
  split: string | null
  configForSplit: string | null
  isFeatureSplit: boolean
  debuggable: boolean
  testOnly: boolean
  targetSandboxVersion: number
  /** By locale; the empty one is for all others. */
  labels: Map<string, string>
  /** The largest bitmap among the icon's densities. */
  icon: string | null
  faults: ManifestFault[]
}

import type { Inspection } from '../../../contract/packages/inspection.schema.ts'

/** Of a package that asks for nothing, as an inspection keeps them. */
export const plainFacts: NonNullable<Inspection['facts']> = {
  packageName: 'org.example.tree',
  versionCode: '7',
  versionName: '1.7',
  minSdk: 24,
  targetSdk: 35,
  maxSdk: null,
  permissions: [],
  features: [],
  abis: [],
  split: null,
  labels: {},
  icon: null,
}

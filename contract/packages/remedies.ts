import type { FindingId } from './finding-ids.ts'

/** What the sender of the package can do. */
const REMEDIES = [
  'build-again',
  'sign-again',
  'own-key',
  'same-key',
  'release-build',
  'whole-app',
  'raise-version',
  'right-app',
  'right-file',
  'smaller',
  'clean',
  'look',
] as const

export type Remedy = (typeof REMEDIES)[number]

const BY_FINDING: Partial<Record<FindingId, Remedy>> = {
  'key-public': 'own-key',
  'key-debug': 'own-key',
  'key-broken': 'own-key',
  'key-weak': 'own-key',
  'signer-changed': 'same-key',
  'signer-rotated': 'look',
  'signers-differ': 'same-key',
  'block-unknown': 'look',
  'signature-unknown': 'look',
  'files-unsigned': 'look',
  'permissions-added': 'look',
  'version-unnamed': 'look',
  split: 'whole-app',
  debuggable: 'release-build',
  'test-only': 'release-build',
  'version-code': 'raise-version',
  'version-there': 'raise-version',
  'version-not-higher': 'raise-version',
  'package-other': 'right-app',
  'files-apart': 'right-app',
  malware: 'clean',
  'takes-too-much': 'smaller',
  'zip-no-end': 'right-file',
}

const ABOUT_BUILDING = /^(bytes|zip|strings|xml|manifest|resources|no-manifest)/

/** Faults of the file itself are fixed by building it; those of signatures by signing it. */
export const remedyFor = (id: FindingId): Remedy =>
  BY_FINDING[id] ?? (ABOUT_BUILDING.test(id) ? 'build-again' : 'sign-again')

/** Who must do it: mostly the app's developer, sometimes the sender of the file, or no one. */
export type Actor = 'developer' | 'sender' | 'nobody'

const BY_REMEDY: Partial<Record<Remedy, Actor>> = {
  'right-app': 'sender',
  'right-file': 'sender',
  look: 'nobody',
}

export const actorFor = (id: FindingId): Actor => BY_REMEDY[remedyFor(id)] ?? 'developer'

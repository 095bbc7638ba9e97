import { expect, test } from 'vitest'
import { openBytes } from '../../../catalogue/packages/bytes.ts'
import { Malformed } from '../../../catalogue/packages/malformed.ts'
import type { PackageFacts } from '../../../catalogue/packages/manifest/facts.ts'
import { readFacts } from '../../../catalogue/packages/manifest/read-facts.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { tier } from '../../../ops/checks/test-run/tier.ts'
import { type Badging, badging, hasAapt } from '../../support/aapt.ts'
import { corpusPackages, packageTitle, realPackages } from '../../support/real-packages.ts'
import { sampleOf } from '../../support/sample.ts'

/** What we read otherwise than Debian's aapt, and mean to. */
const DELIBERATE: Record<string, string> = {
  'v3-only-with-rsa-pkcs1-sha512-8192-digest-mismatch':
    'the header of resources.arsc calls it otherwise than the directory: we do not read such a file',
  'original-with-versionCodeMajor': 'this aapt does not know the upper half of a version code',
  'golden-pinsapp-signed': 'aapt tells no name of a package without resources, even if the manifest has it',
  'pinsapp-unsigned': 'the same',
  janus: 'starts with a DEX, which is a fault and no reason not to read it',
  'v1-only-with-nul-in-entry-name': 'a name with NUL in it is a fault and no reason not to read the others',
  'org.sajeg.fallingblocks_3': 'aapt names the icon in layers, we the bitmap for older platforms',
  'repo__info.zwanenburg.caffeinetile_4': 'aapt names the icon that is drawn, we have no bitmap',
}

const sample = sampleOf(4)
const looked = realPackages.filter(sample.has)

test.skipIf(!hasAapt)(
  `what is read of ${sample.share} package is what aapt reads${corpusPackages.length === 0 ? ' (no corpus here: only those in node_modules)' : ''}`,
  { timeout: 120_000 },
  () => {
    const different: string[] = []
    let compared = 0
    for (const path of looked) {
      const ours = factsOf(path)
      const theirs = badging(path)
      if (ours instanceof Malformed && theirs === null) continue
      compared += 1
      const same =
        !(ours instanceof Malformed) &&
        theirs !== null &&
        JSON.stringify(asAapt(ours, theirs)) === JSON.stringify(comparable(theirs))
      if (same) continue
      different.push(packageTitle(path))
      if (!(packageTitle(path) in DELIBERATE))
        expect({ path, ...(ours instanceof Malformed ? { ours } : asAapt(ours, theirs ?? {})) }).toEqual({
          path,
          ...(theirs && comparable(theirs)),
        })
    }
    const here = Object.keys(DELIBERATE).filter(title => looked.some(path => packageTitle(path) === title))
    expect(different.toSorted()).toEqual(here.toSorted())
    expect(compared).toBeGreaterThan(looked.length * 0.6)
    if (tier === 'full') expect(compared).toBeGreaterThanOrEqual(corpusPackages.length === 0 ? 14 : 400)
  },
)

test.skipIf(corpusPackages.length === 0)('faults in the corpus are those that its authors put there', () => {
  const faults: Record<string, string[]> = {}
  for (const path of corpusPackages) {
    const found = faultsOf(path)
    if (found.length > 0) faults[packageTitle(path)] = found
  }
  expect(faults).toEqual({
    'empty-unsigned': ['zip-starts-otherwise', 'manifest-absent'],
    'v1-only-empty': ['manifest-absent'],
    'v2-only-empty': ['zip-starts-otherwise', 'manifest-absent'],
    'v3-only-empty': ['zip-starts-otherwise', 'manifest-absent'],
    'golden-file-size-aligned': ['zip-comment'],
    'v1-only-max-sized-eocd-comment': ['zip-comment'],
    'v2-only-max-sized-eocd-comment': ['zip-comment'],
    'incorrect-manifest-size': ['zip-bomb'],
    'mismatched-compression-method': ['zip-headers-differ'],
    'weird-compression-method': ['zip-strange-method'],
    'v1-only-with-cr-in-entry-name': ['zip-name-control'],
    'v1-only-with-lf-in-entry-name': ['zip-name-control'],
    'v1-only-with-nul-in-entry-name': ['zip-name-control'],
    'v1v2v3-with-rsa-2048-lineage-3-signers-invalid-zip': ['zip-directory-out-of-range'],
    'v2-only-truncated-cd': ['zip-directory-out-of-range'],
    'v1v2v3-with-rsa-2048-lineage-3-signers-no-sig-block': ['zip-data-before-directory'],
    'v2-only-apk-sig-block-size-mismatch': ['zip-data-before-directory'],
    'v2-only-wrong-apk-sig-block-magic': ['zip-data-before-directory'],
    'v3-only-with-ecdsa-sha512-p384-wrong-apk-sig-block-magic': ['zip-data-before-directory'],
    'v3-only-with-rsa-pkcs1-sha512-4096-apk-sig-block-size-mismatch': ['zip-data-before-directory'],
    'v2-only-garbage-between-cd-and-eocd': ['zip-data-before-end'],
    'v3-only-with-rsa-pkcs1-sha512-8192-digest-mismatch': ['zip-headers-differ', 'zip-headers-disagree'],
    janus: ['zip-starts-otherwise', 'zip-data-between'],
  })
})

function factsOf(path: string): PackageFacts | Malformed {
  const bytes = openBytes(path)
  try {
    return readFacts(openZip(bytes))
  } catch (error) {
    if (error instanceof Malformed) return error
    throw error
  } finally {
    bytes.close()
  }
}

function faultsOf(path: string): string[] {
  const bytes = openBytes(path)
  const found: string[] = []
  try {
    const zip = openZip(bytes)
    found.push(...zip.faults)
    found.push(...readFacts(zip).faults)
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    found.push(error.id)
  } finally {
    bytes.close()
  }
  return found
}

/** Ours as aapt would say it: it leaves out what a manifest does not say. */
function asAapt(facts: PackageFacts, { minSdk, targetSdk, versionCode, icons, labels }: Partial<Badging>) {
  return {
    packageName: facts.packageName,
    versionCode: versionCode === '' && facts.versionCode === '0' ? '' : facts.versionCode,
    versionName: facts.versionName ?? '',
    split: facts.split ?? '',
    minSdk: minSdk === '' && facts.minSdk === 1 ? '' : String(facts.minSdk),
    targetSdk: targetSdk === '' && facts.targetSdk === facts.minSdk ? '' : String(facts.targetSdk),
    permissions: facts.permissions.map(({ name, maxSdk }) => `${name} ${maxSdk ?? ''}`.trim()).toSorted(),
    features: facts.features.map(({ name, required }) => `${name}${required ? '' : ' if there'}`).toSorted(),
    labels: sorted(inEach(facts.labels, labels)),
    abis: facts.abis,
    icon: facts.icon ?? (icons?.size === 0 ? undefined : null),
    debuggable: facts.debuggable,
    testOnly: facts.testOnly,
  }
}

function comparable({ icons, labels, permissions, features, ...same }: Badging) {
  const best = [...icons.entries()]
    .filter(([density]) => density < 0xfffe)
    .toSorted(([one], [other]) => other - one)[0]
  const { packageName, versionCode, versionName, split, minSdk, targetSdk, abis, debuggable, testOnly } = same
  return {
    packageName,
    versionCode,
    versionName,
    split,
    minSdk,
    targetSdk,
    permissions: [...new Set(permissions)].toSorted(),
    features: features.toSorted(),
    labels: sorted(labels),
    abis,
    icon: best?.[1],
    debuggable,
    testOnly,
  }
}

/** Ours in each language of theirs, and in those that they do not have. */
function inEach(ours: Map<string, string>, theirs = new Map<string, string>()): Map<string, string> {
  const all = new Map(ours)
  for (const locale of theirs.keys()) {
    const label = ours.get(locale) ?? ours.get(locale.split('-')[0] ?? '') ?? ours.get('')
    if (label !== undefined) all.set(locale, label)
  }
  return all
}

const sorted = (labels: Map<string, string>) =>
  [...labels].toSorted(([one], [other]) => (one < other ? -1 : 1))

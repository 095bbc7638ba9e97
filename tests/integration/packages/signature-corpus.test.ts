import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { openBytes } from '../../../catalogue/packages/bytes.ts'
import { Malformed } from '../../../catalogue/packages/malformed.ts'
import { readFacts } from '../../../catalogue/packages/manifest/read-facts.ts'
import type { Band } from '../../../catalogue/packages/verify/signatures.ts'
import { verifySignatures } from '../../../catalogue/packages/verify/verify-signatures.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { corpus, corpusPackages, releasedPackages } from '../../support/real-packages.ts'

/** What AOSP's own verifier says of each, with the package's lowest platform set to 23. */
const TABLE = `${corpus}/apksig-31.0.2-verdicts.tsv`
const missing = existsSync(TABLE) ? '' : ' (skipped: no corpus here)'
/** The platforms of its columns. It knows none after 33 and nothing of what came with it, so the last covers 28 to 32. */
const PLATFORMS = [23, 27, 32]

/** We refuse, it doesn't. */
const STRICTER: [reason: string, titles: string[]][] = [
  ['phones since Android 12 take 10 signers at most', ['v1-only-11-signers', 'v2-only-11-signers']],
  [
    'two signatures of one scheme, of which readers take the first or the last: made to show that as an attack',
    ['issue-1128-min-sdk-30-poc', 'issue-1128-poc2'],
  ],
  ['compressed in a way that Android does not know', ['weird-compression-method']],
]
/** It refuses, we don't, because it can't do better. */
const ORACLE_AT_FAULT: [reason: string, titles: string[]][] = [
  [
    'its Java has no RSA-PSS',
    ['sha256-1024', 'sha256-16384', 'sha256-2048', 'sha256-3072', 'sha256-4096', 'sha256-8192']
      .concat(['sha512-16384', 'sha512-2048', 'sha512-3072', 'sha512-4096', 'sha512-8192'])
      .map(size => `v2-only-with-rsa-pss-${size}`),
  ],
  [
    'knows nothing of v3.1, and finds no signer for 33 in v3; up to 32 there is one',
    [
      'v31-block-stripped-v3-attr-value-33',
      'v31-ec-p256-2-tgt-33-1-tgt-28-targetSdk-30',
      'v31-rsa-2048_2-tgt-33-1-tgt-28',
      'v31-tgt-33-no-v3-attr',
    ],
  ],
]

/** From Android 13 on, where the table has no answer; AOSP's tests of v3.1 have. */
const FROM_33: Record<string, string> = {
  'v31-rsa-2048_2-tgt-33-1-tgt-28': '33 v3.1 681b0e56a796',
  'v31-rsa-2048_2-tgt-34-1-tgt-28': '33 v3 fb5dbd3c669a, 34 v3.1 681b0e56a796',
  'v31-rsa-2048_2-tgt-10000-1-tgt-28': '33 v3 fb5dbd3c669a, 10000 v3.1 681b0e56a796',
  'v31-rsa-2048_2-tgt-10000-dev-release': '33 v3 fb5dbd3c669a, 10001 v3.1 681b0e56a796',
  'v31-ec-p256-2-tgt-33-1-tgt-28-targetSdk-30': '33 v3.1 d78405f761ff',
  'v31-tgt-33-no-v3-attr': '33 v3.1 681b0e56a796',
  'v31-tgt-34-v3-attr-value-33': '33 v3 v31-stripped, 34 v3.1 681b0e56a796',
  'v31-block-stripped-v3-attr-value-33': '33 v3 signer-not-for-platform',
  'v31-tgt-33-no-v3-block': '33 v3.1 v3-stripped',
  'v31-empty-lineage-no-v3': '33 v3.1 v3-stripped',
  'v31-2elem-incorrect-lineage': '33 v3.1 lineage-broken',
  'v31-2elem-lineage-incorrect-digest': '33 v3.1 content-changed',
  'v3-rsa-2048_2-tgt-dev-release': '33 v3 681b0e56a796',
}

const titleOf = (path: string) => basename(path, '.apk').replace(/^repo__/, '')
const byTitle = new Map(corpusPackages.map(path => [titleOf(path), path]))

function bandsOf(path: string, minSdk: number): Band[] {
  const bytes = openBytes(path)
  try {
    const zip = openZip(bytes)
    return verifySignatures(zip, { ...wantedOf(zip), minSdk }).bands
  } catch (error) {
    if (error instanceof Malformed) return [{ from: minSdk, to: null, refused: error.id }]
    throw error
  } finally {
    bytes.close()
  }
}

/** Packages of the corpus need not have a manifest that can be read: what it wants is then nothing. */
function wantedOf(zip: ReturnType<typeof openZip>) {
  try {
    const { targetSdk, targetSandboxVersion } = readFacts(zip)
    return { targetSdk, targetSandboxVersion }
  } catch (error) {
    if (error instanceof Malformed) return { targetSdk: 0, targetSandboxVersion: 1 }
    throw error
  }
}

const signersOf = (band: Band | undefined) =>
  band && 'signers' in band
    ? [...new Set(band.signers.map(({ sha256 }) => sha256.slice(0, 12)))].toSorted().join()
    : 'refused'
const at = (bands: Band[], platform: number) =>
  bands.find(({ from, to }) => from <= platform && platform <= (to ?? Infinity))

test.skipIf(missing !== '')(
  `each platform's verdict and signers are those of AOSP's verifier${missing}`,
  { timeout: 120_000 },
  () => {
    const different: { stricter: string[]; laxer: string[]; signers: string[] } = {
      stricter: [],
      laxer: [],
      signers: [],
    }
    let compared = 0
    for (const row of readFileSync(TABLE, 'utf8').trimEnd().split('\n')) {
      const [file = '', , ...columns] = row.split('\t')
      const title = titleOf(file)
      const path = byTitle.get(title)
      if (!path) continue
      compared += 1
      const bands = bandsOf(path, 23)
      for (const [column, said = ''] of columns.entries()) {
        const [outcome, , signers] = said.split(':')
        const theirs = outcome === 'OK' ? signers : 'refused'
        const ours = signersOf(at(bands, PLATFORMS[column] ?? 0))
        if (ours === theirs) continue
        const kind = ours === 'refused' ? 'stricter' : theirs === 'refused' ? 'laxer' : 'signers'
        if (!different[kind].includes(title)) different[kind].push(title)
      }
    }
    expect(compared).toBeGreaterThan(400)
    const listed = (groups: [string, string[]][]) => groups.flatMap(([, titles]) => titles).toSorted()
    expect(different.stricter.toSorted()).toEqual(listed(STRICTER))
    expect(different.laxer.toSorted()).toEqual(listed(ORACLE_AT_FAULT))
    expect(different.signers).toEqual([])
  },
)

test.skipIf(missing !== '')(`from Android 13 on, v3.1 decides${missing}`, () => {
  const told = Object.keys(FROM_33).map(title => {
    const bands = bandsOf(byTitle.get(title) ?? '', 33)
    const words = bands.map(
      band => `${band.from} ${band.scheme} ${'refused' in band ? band.refused : signersOf(band)}`,
    )
    return [title, words.join(', ')]
  })
  expect(Object.fromEntries(told)).toEqual(FROM_33)
})

test('packages that were really released hold on every platform that they are for', () => {
  expect(releasedPackages).toHaveLength(14)
  for (const path of releasedPackages) {
    const bytes = openBytes(path)
    const zip = openZip(bytes)
    const facts = readFacts(zip)
    const { bands, faults } = verifySignatures(zip, facts)
    bytes.close()
    expect(bands.filter(band => 'refused' in band)).toEqual([])
    expect(faults).toEqual([])
    expect(new Set(bands.map(signersOf)).size).toBe(1)
  }
})

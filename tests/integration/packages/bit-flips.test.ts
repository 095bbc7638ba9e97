import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { Malformed } from '../../../catalogue/packages/malformed.ts'
import { verifySignatures } from '../../../catalogue/packages/verify/verify-signatures.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { layoutOf, unseenFlips } from '../../support/packages/flip.ts'
import { corpus, corpusPackages, packageTitle } from '../../support/real-packages.ts'

/** With every scheme, and with what no scheme covers: room in the signing block, and a part that is no signature. */
const TITLES = [
  'golden-aligned-v1v2v3-lineage-out',
  'v31-rsa-2048_2-tgt-33-1-tgt-28',
  'v2-only-unknown-pair-in-apk-sig-block',
  'v1v2v3-with-rsa-2048-lineage-3-signers',
]
const FLIPS = Number(process.env.FLIPS ?? 150)
const missing = corpusPackages.length > 0 ? '' : ` (skipped: nothing in ${corpus})`

test.skipIf(missing !== '').each(TITLES)(
  `no bit of %s changes unseen${missing}`,
  { timeout: 120_000 },
  title => {
    const path = corpusPackages.find(one => packageTitle(one) === title) ?? ''
    const bytes = readFileSync(path)
    const { block, directory } = layoutOf(bytes)
    const unseen = unseenFlips(bytes, FLIPS, told)
    expect(unseen.filter(bit => !isUncovered(bit))).toEqual([])

    /** What is listed as uncovered is visible in the list, though its content isn't in it. */
    function isUncovered(bit: number): boolean {
      return spansOfOthers(bytes.subarray(block + 8, directory - 24)).some(
        ([start, stop]) => bit >= (block + 8 + start) * 8 && bit < (block + 8 + stop) * 8,
      )
    }
  },
)

function told(bytes: Buffer): string {
  try {
    const zip = openZip(bytesOf(bytes))
    const signatures = verifySignatures(zip, { minSdk: 23, targetSdk: 28, targetSandboxVersion: 1 })
    return JSON.stringify([zip.faults, signatures])
  } catch (error) {
    if (error instanceof Malformed) return error.id
    throw error
  }
}

/** Where parts of the signing block have their content, if they are neither signatures nor room. */
function spansOfOthers(parts: Buffer): [number, number][] {
  const known = [0x7109871a, 0xf05368c0, 0x1b93ad61, 0x42726577]
  const spans: [number, number][] = []
  for (let at = 0; at < parts.length; ) {
    const length = Number(parts.readBigUInt64LE(at))
    if (!known.includes(parts.readUInt32LE(at + 8))) spans.push([at + 12, at + 8 + length])
    at += 8 + length
  }
  return spans
}

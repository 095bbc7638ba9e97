import type { Zip } from '../zip/zip.ts'
import { must } from './bad-signature.ts'
import { bandsOf, SANDBOX_SINCE, TARGET_SINCE } from './bands.ts'
import { unknownSignatures } from './block-signer.ts'
import { openBlockSigners, type SignersOf } from './block-signers.ts'
import { findFaults } from './faults.ts'
import { judgeV2, judgeV3, judgeV31, SINCE, type Taken } from './judge-block.ts'
import { once } from './once.ts'
import { orRefusal } from './or-refusal.ts'
import type { Scheme, Signatures, Signer, Uncovered, Verdict, Wanted } from './signatures.ts'
import { readSigningBlock } from './signing-block.ts'
import { openV1 } from './v1/judge-v1.ts'

const MANIFEST = 'AndroidManifest.xml'

/**
 * Who signed a package, as each platform from its `minSdk` on sees it. Platforms up to Android 6 know v1 alone and are judged by the
 * rules of Android 6. Where platforms of one range differ, or accept what no tool writes, the strictest counts.
 */
export function verifySignatures(zip: Zip, { minSdk, targetSdk, targetSandboxVersion }: Wanted): Signatures {
  const block = orRefusal(() => readSigningBlock(zip))
  const signersOf: SignersOf = 'done' in block && block.done ? openBlockSigners(zip, block.done) : new Map()
  const v1 = once(() => openV1(zip))
  const judgeV1 = (platform: number): Taken | undefined => {
    const opened = v1()
    if (!opened) return undefined
    must(!(platform >= SANDBOX_SINCE && targetSandboxVersion > 1), 'too-old-for-sandbox')
    must(!(platform >= TARGET_SINCE && targetSdk >= TARGET_SINCE), 'too-old-for-target')
    return opened.judge(platform)
  }

  const all: Taken[] = []
  const judge = (platform: number): Verdict => {
    if (!zip.byName.has(MANIFEST)) return { refused: 'no-manifest' }
    if (platform >= SINCE.v2 && 'refused' in block) return block
    const attempts: [Scheme, number, () => Taken | undefined][] = [
      ['v3.1', SINCE['v3.1'], () => judgeV31(signersOf, platform)],
      ['v3', SINCE.v3, () => judgeV3(signersOf, platform)],
      ['v2', SINCE.v2, () => judgeV2(signersOf, platform)],
      ['v1', 0, () => judgeV1(platform)],
    ]
    for (const [scheme, since, attempt] of attempts) {
      if (platform < since) continue
      const answer = orRefusal(attempt)
      if ('refused' in answer) return { scheme, ...answer }
      if (!answer.done) continue
      all.push(answer.done)
      return { scheme, signers: answer.done.certificates.map(({ signer }) => signer) }
    }
    return { refused: 'unsigned' }
  }

  const signers = [...signersOf.values()].flatMap(list => {
    const answer = orRefusal(list)
    return 'done' in answer ? answer.done : []
  })
  const bands = bandsOf(minSdk, signers, judge)
  const lineage = lineageOf(all.at(-1))
  const uncovered: Uncovered[] = [
    ...('done' in block && block.done ? block.done.uncovered : []),
    ...signers.flatMap(unknownSignatures),
    ...(all.some(({ scheme }) => scheme === 'v1') ? (v1()?.loose() ?? []) : []).map(
      (name): Uncovered => ({ kind: 'file', name }),
    ),
  ]
  return {
    bands,
    lineage,
    algorithms: algorithmsOf(all),
    uncovered,
    faults: findFaults(bands, lineage, signersOf),
  }
}

/** A key that was never handed on has none. */
function lineageOf(newest: Taken | undefined): Signer[] {
  const certificates = newest?.lineage ?? []
  return certificates.length > 1 ? certificates.map(({ signer }) => signer) : []
}

function algorithmsOf(all: Taken[]): Signatures['algorithms'] {
  const found = new Map(
    all.flatMap(({ scheme, algorithms }) =>
      algorithms.map(name => [`${scheme} ${name}`, { scheme, name }] as const),
    ),
  )
  return [...found.values()]
}

import { must } from './bad-signature.ts'
import type { LazySigner, SignersOf } from './block-signers.ts'
import type { Certificate } from './certificate.ts'
import { Fields } from './fields.ts'
import { readLineage } from './lineage.ts'
import type { Scheme } from './signatures.ts'

export interface Taken {
  scheme: Scheme
  certificates: Certificate[]
  /** The rotation lineage, the signer last. */
  lineage: Certificate[]
  algorithms: string[]
}

/** Since when platforms know a scheme. */
export const SINCE = { v2: 24, v3: 28, 'v3.1': 33 } as const

const NEWER_SCHEME = 0xbeeff00d
const LINEAGE = 0x3ba06f8c
const ROTATION_MIN_SDK = 0x559f8b02
const DEV_RELEASE = 0xc2a6b3ba

/** What a platform makes of v2: undefined if there is none. */
export function judgeV2(signersOf: SignersOf, platform: number): Taken | undefined {
  const signers = signersOf.get('v2')?.()
  if (!signers) return undefined
  const verified = signers.map(signer => {
    // Trees came with v3, for both schemes.
    const known = signer.signatures.some(({ algorithm }) => algorithm && algorithm.content !== 'verity')
    must(known || platform >= SINCE.v3, 'algorithms-unknown')
    return signer.verified()
  })
  if (platform >= SINCE.v3)
    for (const { attributes } of verified)
      for (const { id, value } of attributes)
        must(id !== NEWER_SCHEME || numberIn(value) !== 3, 'v3-stripped')
  return {
    scheme: 'v2',
    certificates: verified.map(({ certificate }) => certificate),
    lineage: [],
    algorithms: signers.flatMap(namesOfAlgorithms),
  }
}

/** What it makes of v3.1, which is for a key that newer platforms alone know: undefined if it has none for this one. */
export function judgeV31(signersOf: SignersOf, platform: number): Taken | undefined {
  const here =
    signersOf
      .get('v3.1')?.()
      .filter(signer => isFor(signer, platform)) ?? []
  if (here.length === 0) return undefined
  // Phones don't mind, but no tool signs for the newest of them alone.
  must(signersOf.has('v3'), 'v3-stripped')
  return take('v3.1', here)
}

/** What it makes of v3, where v3.1 has nothing to say: undefined if there is none. */
export function judgeV3(signersOf: SignersOf, platform: number): Taken | undefined {
  const signers = signersOf.get('v3')?.()
  if (!signers) return undefined
  const here = signers.filter(signer => isFor(signer, platform))
  must(here.length > 0, 'signer-not-for-platform')
  const taken = take('v3', here)
  if (platform >= SINCE['v3.1']) mustNotLackV31(signersOf, here)
  return taken
}

/** v3 says from which platform on there is another key: if nothing else says so, v3.1 was stripped. */
function mustNotLackV31(signersOf: SignersOf, signers: LazySigner[]): void {
  const starts =
    signersOf
      .get('v3.1')?.()
      .map(({ min }) => min) ?? []
  for (const { id, value } of signers.flatMap(signer => signer.verified().attributes))
    if (id === ROTATION_MIN_SDK) must(numberIn(value) === Math.min(...starts), 'v31-stripped')
}

function isFor(signer: LazySigner, platform: number): boolean {
  if (platform < signer.min || platform > signer.max) return false
  // Meant for the platform that was being made when this one was the newest. It shares its number until it's out.
  return !(
    signer.scheme === 'v3.1' &&
    platform === signer.min &&
    signer.verified().attributes.some(({ id }) => id === DEV_RELEASE)
  )
}

function take(scheme: Scheme, [signer, second]: LazySigner[]): Taken {
  must(signer !== undefined && second === undefined, 'signers-many')
  const { certificate, attributes } = signer.verified()
  const lineages = attributes.filter(({ id }) => id === LINEAGE).map(({ value }) => readLineage(value))
  must(lineages.length < 2, 'lineage-repeats')
  const [lineage = []] = lineages
  must(lineage.length === 0 || lineage.at(-1)?.der.equals(certificate.der) === true, 'lineage-ends-elsewhere')
  return { scheme, certificates: [certificate], lineage, algorithms: namesOfAlgorithms(signer) }
}

function namesOfAlgorithms({ signatures }: LazySigner): string[] {
  return signatures.flatMap(({ algorithm }) => algorithm?.name ?? [])
}

const numberIn = (value: Buffer) => new Fields(value, 'signers-broken').number()

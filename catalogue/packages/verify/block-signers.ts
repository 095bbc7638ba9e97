import type { Zip } from '../zip/zip.ts'
import type { ContentKind } from './algorithms.ts'
import { must } from './bad-signature.ts'
import { type BlockSigner, readBlockSigners, type VerifiedSigner, verifyBlockSigner } from './block-signer.ts'
import { digestContent } from './content.ts'
import { once } from './once.ts'
import { orRefusal } from './or-refusal.ts'
import type { SigningBlock } from './signing-block.ts'

type BlockScheme = 'v2' | 'v3' | 'v3.1'

/** A signer that is checked when it is first asked for: one for other platforms decides nothing. Throws if it doesn't hold. */
export interface LazySigner extends BlockSigner {
  verified(): VerifiedSigner
}

/** The signers of each scheme that the package has; throws if their list is broken. */
export type SignersOf = Map<BlockScheme, () => LazySigner[]>

/** Trees are over whole pages, and phones refuse a signing block that is not made of such. */
const PAGE = 4096

export function openBlockSigners(zip: Zip, block: SigningBlock): SignersOf {
  const lists = (['v2', 'v3', 'v3.1'] as const).flatMap(scheme => {
    const value = block[scheme]
    return value ? [[scheme, once(() => readBlockSigners(scheme, value))] as const] : []
  })
  const digests = once(() =>
    digestContent(zip, block.offset, new Set(lists.flatMap(([, list]) => kindsOf(list)))),
  )
  const digestOf = (kind: ContentKind) => {
    if (kind === 'verity')
      must(block.offset % PAGE === 0 && zip.directory.offset % PAGE === 0, 'signing-block-unaligned')
    return digests().get(kind)
  }
  return new Map(
    lists.map(([scheme, list]) => [
      scheme,
      once(() =>
        list().map(signer => ({ ...signer, verified: once(() => verifyBlockSigner(signer, digestOf)) })),
      ),
    ]),
  )
}

/** What signers say of the package's content: it is read once for all of them. */
function kindsOf(list: () => BlockSigner[]): ContentKind[] {
  const read = orRefusal(list)
  const signers = 'done' in read ? read.done : []
  return signers.flatMap(({ signatures }) => signatures.flatMap(({ algorithm }) => algorithm?.content ?? []))
}

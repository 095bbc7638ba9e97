import { z } from 'zod'
import { readAddress } from '../../../catalogue/repositories/read-address.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'
import { repositoryPut } from '../../../contract/commands/repositories.schema.ts'
import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import { viewOf } from '../../kit/view.ts'
import { text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { addRepositoryView } from './add.tsx'
import type { Look } from './model.ts'

/** A person waits for the answer. */
const LOOK_MS = 10_000

export const addRepository = defineScreen({
  path: '/repositories/add',
  roles: repositoryPut.roles,
  query: z.object({ address: text(700), fingerprint: z.string().optional().catch(undefined) }),
  view: viewOf<typeof addRepositoryView>('addRepositoryView'),
  async load({ query, refused }) {
    const pasted = refused?.form.address ? String(refused.form.address) : query.address
    const { address, fingerprint = '' } = readAddress(pasted.slice(0, 700))
    const written = refused?.form.fingerprint
    return {
      address,
      fingerprint: written === undefined ? (query.fingerprint ?? fingerprint) : String(written),
      look: address ? await lookAt(address) : undefined,
    }
  },
})

/** Who signs what is there. Nothing is trusted by it, and nothing but its signed entry is read. */
async function lookAt(address: string): Promise<Look> {
  if (!/^https?:\/\//.test(address)) return { kind: 'refused', reason: 'address-wrong' }
  const reading = await readRepository({ source: { address }, limits: { totalMs: LOOK_MS } })
  if (reading.outcome !== 'unpinned') {
    const reason = 'reason' in reading ? reading.reason : 'away'
    return { kind: 'refused', reason: reason as ImportReason }
  }
  const { signer, apps, timestamp } = reading
  return {
    kind: 'signed',
    fingerprint: signer.sha256,
    subject: signer.subject,
    apps,
    at: new Date(timestamp),
  }
}

import { randomBytes } from 'node:crypto'
import {
  developerPapers,
  developerProve,
  developerUnprove,
} from '../../../contract/commands/proofs.schema.ts'
import { commandHandler, theRow } from '../command-context.ts'
import { refused } from '../refused.ts'

const prove = commandHandler(
  developerProve,
  async ({ rows, request }, { developer, method, domain, app }) => {
    await theRow(rows, 'developers', { id: developer })
    if ((method === 'assetlinks') !== (app !== undefined)) throw refused('proof.app', {})
    if (app !== undefined) {
      const { developer_id } = await theRow(rows, 'apps', { id: app })
      if (developer_id !== developer) throw refused('proof.app', {})
    }
    const proof = await rows.make('developer_proofs', {
      developer_id: developer,
      method,
      domain,
      app_id: app ?? null,
      token: method === 'assetlinks' ? null : randomBytes(16).toString('hex'),
      added_by: request.actor,
    })
    return { proof }
  },
)

const papers = commandHandler(
  developerPapers,
  async ({ rows, request }, { developer, papers, expiresAt }) => {
    await theRow(rows, 'developers', { id: developer })
    const proof = await rows.make('developer_proofs', {
      developer_id: developer,
      method: 'papers',
      papers,
      expires_at: expiresAt,
      added_by: request.actor,
    })
    return { proof }
  },
)

const unprove = commandHandler(developerUnprove, async ({ rows }, { proof }) => {
  await theRow(rows, 'developer_proofs', { id: proof })
  await rows.remove('developer_proofs', [{ id: proof }])
  return undefined
})

export const proofHandlers = [prove, papers, unprove]

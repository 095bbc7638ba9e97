import type { Purge } from '../../contract/purge.ts'
import { type EdgeAddress, purgeRequests } from './purge-requests.ts'

const LIMIT_MS = { edge: 2000, cdn: 5000 }

/** Tells one edge, or a CDN; throws unless it says that it has understood. */
export async function sendPurge(edge: EdgeAddress, purge: Purge): Promise<void> {
  for (const [url, request] of purgeRequests(edge, purge)) {
    const signal = AbortSignal.timeout(edge.cdn ? LIMIT_MS.cdn : LIMIT_MS.edge)
    const answer = await fetch(url, { ...request, redirect: 'error', signal })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status} to a purge`)
  }
}

import type { Purge } from '../../contract/purge.ts'
import { purgeLines } from './purge-lines.ts'

export interface EdgeAddress {
  url: string
  key: string
}

const LIMIT_MS = 2000

/** Tells one edge; throws unless it says that it has understood. */
export async function sendPurge({ url, key }: EdgeAddress, { tags, hard }: Purge): Promise<void> {
  for (const xkey of purgeLines(tags)) {
    const headers = { xkey, 'x-purge': hard ? 'hard' : 'soft', 'x-purge-key': key }
    const answer = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(LIMIT_MS) })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status} to a purge`)
  }
}

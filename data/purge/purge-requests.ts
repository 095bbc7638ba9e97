import type { Purge } from '../../contract/purge.ts'
import { purgeLines } from './purge-lines.ts'

/** Content delivery networks that take purges by tag, by the interface that they have for it. */
export const CDNS = ['cloudflare', 'fastly'] as const
export type Cdn = (typeof CDNS)[number]

export interface EdgeAddress {
  /** An edge's listener for purges; of Cloudflare the zone's address, of Fastly the service's. */
  url: string
  key: string
  /** undefined: an edge of the store. */
  cdn?: Cdn
}

/** Cloudflare takes this many at once, with every plan. */
const CLOUDFLARE_TAGS = 30

/** What is sent to have tags purged, in this order. */
export function purgeRequests(
  { url, key, cdn }: EdgeAddress,
  { tags, hard }: Purge,
): [string, RequestInit][] {
  const lines = purgeLines(tags)
  if (cdn === 'cloudflare') {
    const all = lines.flatMap(line => line.split(' '))
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    // It has no soft purge.
    return Array.from({ length: Math.ceil(all.length / CLOUDFLARE_TAGS) }, (_, i) => [
      `${url}/purge_cache`,
      {
        method: 'POST',
        headers,
        body: JSON.stringify({ tags: all.slice(i * CLOUDFLARE_TAGS, (i + 1) * CLOUDFLARE_TAGS) }),
      },
    ])
  }
  if (cdn === 'fastly') {
    const soft = hard ? undefined : { 'fastly-soft-purge': '1' }
    return lines.map(line => [
      `${url}/purge`,
      { method: 'POST', headers: { 'fastly-key': key, 'surrogate-key': line, ...soft } },
    ])
  }
  return lines.map(xkey => [
    url,
    { method: 'PURGE', headers: { xkey, 'x-purge': hard ? 'hard' : 'soft', 'x-purge-key': key } },
  ])
}

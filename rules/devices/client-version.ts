import type { Side } from '../../contract/bridge-methods.ts'
import { CLIENT_TOKEN, HOST_TOKEN } from './user-agent.ts'

/** Which versions of native surround the page; a side that is not there has none. */
export type Versions = { [S in Side]?: string }

export function versionsIn(userAgent: string): Versions {
  const text = userAgent.toLowerCase()
  const client = versionAfter(CLIENT_TOKEN, text)
  const host = versionAfter(HOST_TOKEN, text)
  return { ...(client && { client }), ...(host && { host }) }
}

/** Compared number by number: 1.10 comes after 1.9. */
export function isAtLeast(version: string, minimum: string): boolean {
  const a = version.split('.').map(Number)
  const b = minimum.split('.').map(Number)
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

function versionAfter(token: string, text: string): string | undefined {
  const [, rest = ''] = text.split(token)
  return /^\d+(\.\d+){0,3}/.exec(rest)?.[0]
}

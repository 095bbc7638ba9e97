import { withTimeout } from './with-timeout.ts'

/** The reply to a call; undefined when it failed, came too late or was no JSON. */
export function ask(url: string, timeOutMs: number, init?: RequestInit): Promise<unknown> {
  return withTimeout(timeOutMs, reply(url, init))
}

async function reply(url: string, init?: RequestInit): Promise<unknown> {
  try {
    return await (await fetch(url, init)).json()
  } catch {
    return undefined
  }
}

import { wait } from './poll.ts'

/** The reply to a call; undefined when it failed, came too late or was no JSON. */
export async function ask(url: string, timeOutMs: number, init?: RequestInit): Promise<unknown> {
  return Promise.race([reply(url, init), wait(timeOutMs)])
}

async function reply(url: string, init?: RequestInit): Promise<unknown> {
  try {
    return await (await fetch(url, init)).json()
  } catch {
    return undefined
  }
}

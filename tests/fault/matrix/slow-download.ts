import { ask, OWN_CERTIFICATE, requestOf } from './ask.ts'

const BYTES_A_SECOND = 8_000_000
const AHEAD_MS = 50
/** More than all buffers on the way hold together. */
export const FAR_BYTES = 24_000_000

export interface SlowDownload {
  bytes(): number
  /** Whether its connection is still there. */
  isOpen(): boolean
  /** Whether the rest of the file is to be had, over another connection. */
  resumes(): Promise<boolean>
  end(): void
}

/** A phone that takes its time with a large file. */
export function slowDownload(link: string): SlowDownload {
  let taken = 0
  let open = true
  const started = performance.now()
  const close = () => {
    open = false
  }
  const sent = requestOf(link)(link, { agent: false, ...OWN_CERTIFICATE }, answer => {
    answer.on('data', part => {
      taken += part.length
      const ahead = (taken / BYTES_A_SECOND) * 1000 - (performance.now() - started)
      if (ahead < AHEAD_MS) return
      answer.pause()
      setTimeout(() => answer.resume(), ahead)
    })
    answer.on('error', close).on('close', close)
  })
  sent.on('error', close).end()
  return {
    bytes: () => taken,
    isOpen: () => open,
    async resumes() {
      return (await ask(link, { headers: { range: `bytes=${taken}-` } })).status === 206
    },
    end: () => sent.destroy(),
  }
}

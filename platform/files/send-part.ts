import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { semaphore } from '../semaphore.ts'
import type { Part } from './byte-range.ts'

// Larger ones cost less processor time, but each slow download holds one.
const CHUNK = 256 * 1024

/**
 * Connections have room for megabytes before they push back. When hundreds begin at once, all of them would fill theirs in the
 * same moment, and pages would wait behind: so only few are given something at a time.
 */
const inTurn = semaphore(2)

export interface Sending {
  /** Called once, at the end or where it breaks off, with what was sent: what the connection took, which may hold some megabytes. */
  sent?: ((part: Part) => void) | undefined
  /** So many bytes at once, and after them so many a second; otherwise as fast as they are taken. */
  pace?: { first: number; perSecond: number } | undefined
}

/**
 * One buffer a download, filled again only when what was in it is sent. A stream takes a new buffer for each piece, which
 * costs nearly half of the throughput (docs/decisions/0007-signed-package-links.md).
 */
export async function sendPart(
  file: FileHandle,
  { from, to }: Part,
  into: Writable,
  { sent, pace }: Sending = {},
): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, to - from + 1))
  const started = performance.now()
  let at = from
  try {
    while (at <= to) {
      const position = at
      const { bytesRead } = await inTurn(() =>
        file.read(buffer, 0, Math.min(buffer.length, to - position + 1), position),
      )
      if (bytesRead === 0) throw new Error('the file is shorter than its size')
      await written(into, buffer.subarray(0, bytesRead))
      at += bytesRead
      const early = pace
        ? ((at - from - pace.first) / pace.perSecond) * 1000 - (performance.now() - started)
        : 0
      if (early > 0) await pause(early)
    }
  } finally {
    if (at > from) sent?.({ from, to: at - 1 })
  }
}

/** A response whose visitor has gone does not always call back, so its end is heard as well. */
const written = (into: Writable, bytes: Buffer): Promise<void> =>
  new Promise((done, failed) => {
    const gone = () => failed(new Error('the visitor disconnected'))
    into.once('close', gone)
    into.write(bytes, error => {
      into.off('close', gone)
      if (error) failed(error)
      else done()
    })
  })

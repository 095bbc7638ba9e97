import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { Part } from './byte-range.ts'

// Larger ones cost less processor time, but each slow download holds one.
const CHUNK = 256 * 1024

/**
 * One buffer a download, filled again only when what was in it is sent. A stream takes a new buffer for each piece, which
 * costs nearly half of the throughput (docs/decisions/0007-signed-package-links.md). `begun` is called after the first of them.
 */
export async function sendPart(
  file: FileHandle,
  { from, to }: Part,
  into: Writable,
  begun?: () => void,
): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, to - from + 1))
  for (let at = from; at <= to; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, to - at + 1), at)
    if (bytesRead === 0) throw new Error('the file ended before its time')
    await written(into, buffer.subarray(0, bytesRead))
    if (at === from) begun?.()
    at += bytesRead
  }
}

/** A response whose visitor has gone does not always call back, so its end is heard as well. */
const written = (into: Writable, bytes: Buffer): Promise<void> =>
  new Promise((done, failed) => {
    const gone = () => failed(new Error('the visitor is gone'))
    into.once('close', gone)
    into.write(bytes, error => {
      into.off('close', gone)
      if (error) failed(error)
      else done()
    })
  })

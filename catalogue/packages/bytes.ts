import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { Malformed } from './malformed.ts'

/** A package's bytes, wherever they lie. What is out of range is the file's fault and not the reader's. */
export interface Bytes {
  readonly size: number
  read(offset: number, length: number): Buffer
}

/** Headers are small and stand close to each other: one call of the system for many of them. */
const WINDOW = 4096

export function openBytes(path: string): Bytes & { close(): void } {
  const file = openSync(path, 'r')
  const size = fstatSync(file).size
  const window = Buffer.alloc(WINDOW)
  let from = 0
  let until = 0

  return {
    size,
    read(offset, length) {
      mustLieIn(size, offset, length)
      if (length > WINDOW) return fill(file, Buffer.allocUnsafeSlow(length), offset)
      if (offset < from || offset + length > until) {
        fill(file, window.subarray(0, Math.min(WINDOW, size - offset)), offset)
        from = offset
        until = Math.min(offset + WINDOW, size)
      }
      return Buffer.from(window.subarray(offset - from, offset - from + length))
    },
    close: () => closeSync(file),
  }
}

export function bytesOf(buffer: Buffer): Bytes {
  return {
    size: buffer.length,
    read(offset, length) {
      mustLieIn(buffer.length, offset, length)
      return buffer.subarray(offset, offset + length)
    },
  }
}

function mustLieIn(size: number, offset: number, length: number): void {
  if (!(offset >= 0 && length >= 0 && offset + length <= size))
    throw new Malformed('bytes-out-of-range', `${length} at ${offset} of ${size}`)
}

function fill(file: number, into: Buffer, offset: number): Buffer {
  let done = 0
  while (done < into.length) {
    const got = readSync(file, into, done, into.length - done, offset + done)
    if (got === 0) throw new Malformed('bytes-out-of-range', 'the file became shorter while it was read')
    done += got
  }
  return into
}

import { constants, InflateRaw, ZlibError } from 'minizlib'
import { Malformed } from '../malformed.ts'

/** Kept for the next file: to make one takes longer than to inflate a small file. */
let idle: InflateRaw | undefined

/**
 * Inflates a file piece by piece while its caller waits: Node's own zlib takes a file at once or is asynchronous.
 * Throws if the data is broken, ends early or goes on behind its end.
 */
export function* inflate(pieces: Iterable<Buffer>, name: string): Generator<Buffer> {
  const zlib = idle ?? newInflater()
  idle = undefined
  try {
    for (const piece of pieces) {
      zlib.write(piece)
      if (zlib.handle?.bytesWritten !== piece.length)
        throw new Malformed('zip-deflate', `${name}: it goes on behind its end`)
      const inflated = zlib.read()
      if (inflated) yield inflated
    }
    // Throws if the end is missing.
    zlib.flush(constants.Z_FINISH)
    zlib.reset()
    idle = zlib
  } catch (error) {
    throw error instanceof ZlibError ? new Malformed('zip-deflate', `${name}: ${error.message}`) : error
  }
}

/** Node would keep each one that fails until the next tick, which does not come while a package is read. */
function newInflater(): InflateRaw {
  const zlib = new InflateRaw({})
  Object.assign(zlib.handle ?? {}, { destroy() {} })
  return zlib
}

import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Takes a file as a slow network does; resolves to its SHA-256, or to what went wrong. */
export function slowDownload(url: string, bytesPerSecond: number): Promise<string> {
  return new Promise(done => {
    const asking = get(url, { agent: false }, async answer => {
      const started = performance.now()
      const hash = createHash('sha256')
      let taken = 0
      try {
        for await (const piece of answer) {
          hash.update(piece)
          taken += piece.length
          const early = (taken / bytesPerSecond) * 1000 - (performance.now() - started)
          if (early > 0) await wait(early)
        }
        done(answer.statusCode === 200 ? hash.digest('hex') : `status ${answer.statusCode}`)
      } catch (error) {
        done(`cut after ${taken} bytes: ${(error as Error).message}`)
      }
    })
    asking.once('error', error => done(error.message))
  })
}

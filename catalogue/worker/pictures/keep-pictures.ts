import { rest } from '../../../data/log/rest.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { type PictureDeps, pictureMaker } from './make-waiting.ts'

const POLL_MS = 2000

/** Makes pictures until it is stopped. Several processes share the work. */
export function keepPictures(deps: PictureDeps & { warn: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const { signal } = stopping
  const warn = throttle(deps.warn)
  const maker = pictureMaker(deps)
  const running = run()
  return {
    async stop() {
      stopping.abort()
      maker.close()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const isMore = await maker.makeNext().catch(error => void warn(error))
      if (!isMore) await rest(POLL_MS, signal)
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { handoutLine } from '../../data/log/handout-line.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { DayMarks } from '../../platform/visitors/day-marks.ts'
import type { SentPart } from '../../rules/install/sent-parts.ts'
import type { EventLog } from '../collect/event-log.ts'
import { isRobot } from '../collect/robot.ts'
import { partialDownloads } from './partial-downloads.ts'

// Downloads are lost to the counts when the stream is unavailable for longer than this, or too many wait for it.
const TRIES = 150
const RETRY_MS = 2000
const MAX_WAITING = 20_000

interface SentFile {
  appId: number
  sha256: string
  size: number
}
/** Called before a file is sent; what it returns, with each part that was. A connection that broke no longer says who it was. */
export type RecordSent = (request: FastifyRequest, file: SentFile) => (part: SentPart) => void

interface Recorder {
  log: EventLog
  marks: DayMarks
  metrics: Pick<Metrics, 'handedOut' | 'handoutLost'>
  /** Whether who asks not to be tracked is left out. */
  honourSignals: boolean
}

/**
 * Tells the log when enough of a file was sent to a visitor to count as a download, at once or in parts: what rankings count. The
 * download neither waits for it nor fails with it.
 */
export function handoutRecorder({ log, marks, metrics, honourSignals }: Recorder): RecordSent {
  let waiting = 0
  const partial = partialDownloads()
  return (request, { appId, sha256, size }) => {
    const { 'user-agent': userAgent = '', dnt, 'sec-gpc': gpc } = request.headers
    if (isRobot(userAgent) || (honourSignals && (dnt === '1' || gpc === '1'))) return () => {}
    const came = Date.now()
    const handout = { appId, visit: marks.visit(request, came), network: marks.network(request, came) }
    return part => {
      if (!partial.add(`${handout.visit} ${sha256}`, size, part)) return
      metrics.handedOut()
      void append(handoutLine(Date.now(), handout))
    }
  }

  /** A line that got there twice counts once, so it is sent again when its state is unknown. */
  async function append(line: Buffer): Promise<void> {
    if (waiting >= MAX_WAITING) return metrics.handoutLost()
    waiting += 1
    for (let tries = 1; ; tries += 1) {
      try {
        await log.append(line, 0)
        break
      } catch {
        if (tries === TRIES) {
          metrics.handoutLost()
          break
        }
        await pause(RETRY_MS, undefined, { ref: false })
      }
    }
    waiting -= 1
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { publishPurge } from '../../data/purge/publish-purge.ts'
import { putRow } from '../support/put-rows.ts'

const EVERY_MS = 1000
const LOOK_MS = 100
/** After the last one. */
const SETTLE_MS = 2000

export interface Changes {
  /** How many were written and purged. */
  made: number
  /** From a purge to the last page that did not have its change. */
  worstMs: number
  /** Whether the last one is shown. */
  isShown: boolean
}

/** Gives app 1 a new name again and again, purges its page, and looks when visitors see it. What fails is not counted, and tried again. */
export function changing(at: { site: string; database: string; nats: { purge: string } }) {
  const purged: { number: number; at: number }[] = []
  const seen: { number: number; at: number }[] = []
  let isOver = false
  let stopLooking = false
  const [writer, visitor] = [write(), look()]
  return {
    async stop(): Promise<Changes> {
      isOver = true
      await writer
      const last = purged.at(-1)?.number ?? 0
      await pause(SETTLE_MS)
      stopLooking = true
      await visitor
      const late = purged.map(({ number, at }) => {
        const old = seen.findLast(one => one.number < number)
        return old ? old.at - at : 0
      })
      return {
        made: purged.length,
        worstMs: Math.max(0, ...late),
        isShown: (seen.at(-1)?.number ?? 0) >= last,
      }
    },
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const number = next++
      try {
        await putRow(at.database, 'app_texts', { app_id: 1, locale: 'zh-CN', name: `第${number}` })
        await publishPurge(at.nats.purge.split(' '), { tags: ['app-1'], hard: false })
        purged.push({ number, at: performance.now() })
      } catch {
        // The primary, or the log, has just been ended.
      }
      await pause(EVERY_MS)
    }
  }

  async function look(): Promise<void> {
    while (!stopLooking) {
      const asked = performance.now()
      try {
        const html = await (await fetch(`${at.site}/apps/1`, { signal: AbortSignal.timeout(5000) })).text()
        const shown = /<h1[^>]*>第(\d+)</.exec(html)?.[1]
        if (shown) seen.push({ number: Number(shown), at: asked })
      } catch {
        // Counted by the visitors of kill-each.ts.
      }
      await pause(LOOK_MS)
    }
  }
}

let next = 1

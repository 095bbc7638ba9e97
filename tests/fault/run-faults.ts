import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../data/clickhouse/open-store.ts'
import { eventPlant, killAndRevive, type Victim } from './event-plant.ts'
import { sendEvents } from './send-events.ts'

export interface FaultRun {
  events: number
  rate: number
  /** Between one part's return and the next part's end, at most. */
  everyMs: number
  say: (line: string) => void
}

const WAIT_MS = 300_000
export const MIN_KILLS = 3

/** Sends events while parts are killed at random, and compares what was answered with what is stored, id by id. */
export async function runFaults({ events, rate, everyMs, say }: FaultRun) {
  const plant = await eventPlant()
  try {
    await plant.start()
    say('all parts are up')
    let sending = true
    const kills: Record<string, number> = {}
    const killing = killAround(() => sending, kills)
    const sent = await sendEvents({ url: plant.at.web, events, rate })
    sending = false
    await killing
    say(
      `${events} events in ${sent.seconds.toFixed(0)} s: ${sent.requests} requests, ${sent.failures} failed and were sent again, ${sent.repeats} sent again although answered`,
    )
    say(
      `killed: ${Object.entries(kills)
        .map(([name, times]) => `${name} ${times}×`)
        .join(', ')}`,
    )
    const deadline = Date.now() + WAIT_MS
    while ((await plant.waiting()) !== 0) {
      if (Date.now() > deadline) throw new Error('the log was not emptied in five minutes')
      await pause(500)
    }
    await plant.parts.analytics.engine.stop()
    return { kills, ...(await compare(sent.answered)) }
  } finally {
    await plant.remove()
  }

  async function killAround(goOn: () => boolean, kills: Record<string, number>): Promise<void> {
    // Each part in turn, so that none is left out; when, and for how long, is left to chance.
    const turns: [string, () => Promise<Victim | undefined>][] = [
      ['leader of the log', plant.leader],
      ['analytics', async () => plant.parts.analytics],
      ['web', async () => plant.parts.web],
      ['server of the log', anyNode],
      ['PostgreSQL', async () => plant.parts.postgres],
    ]
    // A slow machine may have sent everything before: then they end while the rest is stored.
    let killed = 0
    for (let turn = 0; goOn() || killed < MIN_KILLS; turn += 1) {
      await pause(Math.random() * everyMs)
      const [name, choose] = turns[turn % turns.length] ?? ['', async () => undefined]
      const victim = await choose()
      if (!victim) continue
      killed += 1
      kills[name] = (kills[name] ?? 0) + 1
      await killAndRevive(victim, Math.random() * 1500)
    }
  }

  /** Of a log whose servers are all there: with two away at once it rightly takes nothing. */
  async function anyNode(): Promise<Victim | undefined> {
    await plant.leader()
    return plant.nodes[Math.floor(Math.random() * plant.nodes.length)]
  }

  async function compare(answered: Set<string>) {
    const store = await openStore({ dir: plant.clickhouseDir })
    try {
      const stored = await store.rows<{ id: string }>('select id from events final')
      const [raw] = await store.rows<{ rows: number }>('select count() as rows from events')
      const ids = new Set(stored.map(({ id }) => id))
      return {
        answered: answered.size,
        stored: stored.length,
        rows: raw?.rows ?? 0,
        lost: [...answered].filter(id => !ids.has(id)).length,
        unasked: [...ids].filter(id => !answered.has(id)).length,
        twice: stored.length - ids.size,
      }
    } finally {
      await store.close()
    }
  }
}

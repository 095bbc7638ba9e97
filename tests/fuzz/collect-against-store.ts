import fc from 'fast-check'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import { fieldName } from '../../contract/bridge-fields.ts'
import type { CollectBatch, CollectEvent } from '../../contract/collect.schema.ts'
import { RECORD_FIELDS, type RecordKind } from '../../contract/logging-record.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { judge } from '../../server/collect/judge.ts'
import { readBody } from '../../server/collect/read-body.ts'
import { hostileBodies } from './hostile-batches.ts'

const SITE = 'https://store.example'
const TOGETHER = 500

export interface Agreement {
  batches: number
  /** Of them, those of which the collector took something. */
  taken: number
  events: number
  /** What was taken and is not stored as it was taken, with its body. */
  wrong: { body: string; why: string }[]
}

interface Sent {
  body: Buffer
  line: Buffer
  batch: CollectBatch
}

/** Whatever the collector takes, the store holds, value by value: judged, written and inserted as in a running store. */
export async function collectAgainstStore(
  store: Store,
  count: number,
  seed: number,
  tell: (done: number) => void = () => {},
): Promise<Agreement> {
  const found: Agreement = { batches: 0, taken: 0, events: 0, wrong: [] }
  while (found.batches < count && found.wrong.length === 0) {
    const now = Date.now()
    const numRuns = Math.min(TOGETHER, count - found.batches)
    const bodies = fc.sample(hostileBodies(SITE, now), { numRuns, seed: seed + found.batches })
    const sent: Sent[] = []
    for (const body of bodies) {
      const judged = judge(readBody(body), { origin: SITE, robot: false }, SITE, now)
      if (judged?.taken) sent.push({ body, batch: judged.taken, line: eventLine(now, 'mark', judged.taken) })
    }
    found.wrong.push(...(await disagreements(store, sent)))
    found.batches += numRuns
    found.taken += sent.length
    found.events += sent.reduce((sum, { batch }) => sum + batch.events.length, 0)
    tell(found.batches)
  }
  return found
}

async function disagreements(store: Store, sent: Sent[]): Promise<Agreement['wrong']> {
  await store.run('truncate table events')
  const wrong: Agreement['wrong'] = []
  try {
    await insertLines(store, Buffer.concat(sent.map(({ line }) => line)))
  } catch {
    for (const { line, body } of sent)
      await insertLines(store, line).catch(error => wrong.push({ body: String(body), why: String(error) }))
    return wrong
  }
  const rows = await store.rows<Record<string, unknown>>(
    'select *, toUnixTimestamp64Milli(at) as at, toUnixTimestamp64Milli(received) as received from events',
  )
  const stored = new Map(rows.map(row => [row.id, row]))
  for (const { body, batch } of sent)
    for (const event of batch.events) {
      const { received: _, ...row } = stored.get(event.id) ?? {}
      const expected = rowOf(batch, event)
      const differs = Object.keys(expected).find(
        key => JSON.stringify(row[key]) !== JSON.stringify(expected[key]),
      )
      if (differs)
        wrong.push({
          body: String(body),
          why: `${differs} is ${JSON.stringify(row[differs])} and not ${JSON.stringify(expected[differs])}`,
        })
    }
  return wrong
}

/** What a record's field is when it says nothing. */
const NOTHING = Object.fromEntries(
  Object.entries<RecordKind>(RECORD_FIELDS).map(([key, kind]) => [fieldName(key), nothing(kind)]),
)

function nothing(kind: RecordKind): string | number {
  if (kind === 'count') return 0
  return kind === 'place' || typeof kind[0] === 'number' ? -1 : ''
}

/** The row that an event should become. */
function rowOf({ session, platform = '', pageType }: CollectBatch, event: CollectEvent) {
  const { id, at, record, download, vital, device = [] } = event
  const row: Record<string, unknown> = {
    ...NOTHING,
    ...record,
    id,
    at,
    pageType,
    platform,
    sessionKey: session.key,
    sessionId: session.id,
    sessionUniqueId: session.uniqueId,
    packageName: download?.packageName ?? '',
    downloadType: download?.downloadType ?? '',
    appOffline: download?.appOffline ?? false,
    originalPackageName: download?.originalPackageName ?? '',
    originalAppId: download?.originalAppId ?? 0,
    vitalName: vital?.name ?? '',
    vitalValue: vital?.value ?? 0,
    device: Object.fromEntries(device.map(({ key, value }) => [key.toWellFormed(), value.toWellFormed()])),
  }
  for (const [name, value] of Object.entries(row))
    if (typeof value === 'string') row[name] = value.toWellFormed()
  return row
}

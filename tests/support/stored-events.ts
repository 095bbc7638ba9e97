import type { CollectBatch, CollectEvent } from '../../contract/collect.schema.ts'
import type { DownloadEvent } from '../../contract/download-event.ts'
import type { LoggingRecord } from '../../contract/logging-record.ts'

/** What the contract lets out is there all the same, empty or -1. */
type Held<Fields> = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> extends number
    ? number
    : NonNullable<Fields[Name]> extends string
      ? string
      : Fields[Name]
}
type Named<Part extends string, Fields> = Held<{
  [Name in keyof Fields & string as `${Part}${Capitalize<Name>}`]: Fields[Name]
}>

/** An event as ClickHouse holds it. */
export type StoredEvent = Held<LoggingRecord> &
  Held<DownloadEvent> &
  Held<Pick<CollectBatch, 'platform' | 'pageType'>> &
  Named<'session', CollectBatch['session']> &
  Named<'vital', NonNullable<CollectEvent['vital']>> & {
    id: string
    at: string
    device: Record<string, string>
  }

/** What ClickHouse holds of one visit, in the order in which it happened. */
export async function storedEvents(analytics: string, sessionId: string): Promise<StoredEvent[]> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const span = `from=${day(Date.now() - 86_400_000)}&to=${day(Date.now() + 86_400_000)}`
  const answer = await fetch(`${analytics}/stats/visit?sessionId=${sessionId}&${span}`)
  if (!answer.ok) throw new Error(`the numbers answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as StoredEvent[]
}

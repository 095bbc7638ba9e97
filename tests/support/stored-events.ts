export interface StoredEvent {
  id: string
  at: string
  type: string
  action: string
  page: string
  module: string
  keyword: string
  appId: number
  appName: string
  resType: number
  versionId: number
  position: number
  cardId: string
  cardType: string
  cardGroup: string
  channel: string
  referrer: string
  url: string
  recommend: string
  pageType: string
  platform: string
  sessionKey: string
  sessionId: string
  sessionUniqueId: string
  packageName: string
  downloadType: string
  appOffline: boolean
  originalPackageName: string
  originalAppId: number
  vitalName: string
  vitalValue: number
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

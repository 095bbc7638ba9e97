import type { Store } from '../../../data/clickhouse/store.ts'

const CHUNK = 2_000_000

export interface EventShape {
  rows: number
  /** They end now. */
  days: number
  /** Numbers go from 1 to this; each tenfold of them gets the same share of visits, so few have most and most have hardly any. */
  apps: number
}

/** Visits of ten events each, in the order of time. */
export async function fillEvents(store: Store, shape: EventShape): Promise<void> {
  const end = Math.floor(Date.now() / 1000)
  for (let from = 0; from < shape.rows; from += CHUNK)
    await fill(store, shape, end, from, Math.min(CHUNK, shape.rows - from))
}

function fill(
  store: Store,
  { rows, days, apps }: EventShape,
  end: number,
  from: number,
  count: number,
): Promise<void> {
  const seconds = days * 86_400
  return store.run(`
    insert into events (id, at, received, network, pageType, sessionKey, sessionId, type, action, page, module, appId, channel, url,
      downloadType, vitalName, vitalValue)
    select leftPad(lower(hex(number)), 24, '0'),
      toDateTime64(${end - seconds}, 3, 'UTC') + toIntervalSecond(intDiv(visit * 10 * ${seconds - 10}, ${rows}) + number % 10) as at, at,
      toString(cityHash64(visit, 4) % 100000),
      ['PC', 'Mobile', 'mip'][cityHash64(visit, 5) % 3 + 1], visitId, visitId,
      ['page', 'show', 'show', 'show', 'click', 'event', 'show', 'show', 'event', 'show'][number % 10 + 1] as kind,
      if(number % 10 = 4 and visit % 3 = 0, 'download', 'view'),
      ['detail', 'detail', 'home', 'list', 'search', 'comments', 'versions', 'developer'][cityHash64(visit, 6) % 8 + 1], 'related',
      toUInt64(pow(${apps}, cityHash64(visit, 1) / pow(2, 64))),
      ['BAIDU', 'SM', 'TOUTIAO', '', ''][cityHash64(visit, 3) % 5 + 1], 'https://store.example/apps/1',
      if(number % 10 = 5 and visit % 4 = 0, 'direct', ''),
      if(number % 10 = 8, ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'][cityHash64(visit, 7) % 5 + 1], ''), cityHash64(number) % 4000
    from (
      select number, intDiv(number, 10) as visit, leftPad(lower(hex(visit)), 24, '0') as visitId
      from numbers(${from}, ${count})
    )`)
}

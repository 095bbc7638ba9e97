import { Readable } from 'node:stream'
import { type ClickHouseClient, type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client'

/** A ClickHouse server, or the embedded engine over a folder that belongs to this process alone. */
export type StoreSettings = { url: string } | { dir: string }

export interface Store {
  /** Rows of a query; values stand in it as {name: Type}. */
  rows<Row>(query: string, values?: Record<string, unknown>): Promise<Row[]>
  run(query: string, values?: Record<string, unknown>): Promise<void>
  /** Feeds bytes, in the format that the statement names, to an insert. */
  feed(insert: string, bytes: Buffer): Promise<void>
  close(): Promise<void>
}

/** The store as it is found. */
export async function connectStore(settings: StoreSettings): Promise<Store> {
  const client = await connect(settings)
  return {
    async rows<Row>(query: string, values: Record<string, unknown> = {}) {
      const answer = await client.query({
        query,
        query_params: values,
        format: 'JSONEachRow',
        // Numbers come as numbers: none here reaches 2^53.
        clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
      })
      return await answer.json<Row>()
    },
    async run(query, values = {}) {
      await client.command({ query, query_params: values })
    },
    async feed(insert, bytes) {
      const answer = await client.exec({
        query: insert,
        values: Readable.from([bytes], { objectMode: false }),
      })
      answer.stream.resume()
    },
    close: () => client.close(),
  }
}

/** Without settings of its own: the embedded engine writes them behind an insert's format, where they hide the data. */
async function connect(settings: StoreSettings): Promise<ClickHouseClient> {
  if ('url' in settings) return createClient({ url: settings.url, request_timeout: 60_000 })
  // Half a gigabyte that a store with a server of its own does not install.
  const { createChdbConnection } = await import('chdb/connection')
  const connection = createChdbConnection({ path: settings.dir })
  return createClient({ connection } as unknown as ClickHouseClientConfigOptions)
}

import pg from 'pg'

/** One statement on a database, by a connection of its own. */
export function query(databaseUrl: string, text: string, values: unknown[] = []) {
  return withClient(databaseUrl, client => client.query(text, values))
}

export async function withClient<Result>(databaseUrl: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end()
  }
}

import { query } from './query.ts'

/** Pages show all pictures from the beginning: to make the demo's takes minutes. */
export async function readyPictures(databaseUrl: string, color?: string): Promise<void> {
  await query(databaseUrl, "update pictures set color = coalesce($1, color), forms = 'w', next = null", [
    color,
  ])
  // No edge has a page that lacks them.
  await query(databaseUrl, 'delete from outbox where change_id is null')
}

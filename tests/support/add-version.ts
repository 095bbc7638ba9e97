import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { insertRow } from './insert-row.ts'

/** The app's version of this number, with a file that is there, and from now on the current one. */
export async function addVersion(
  client: pg.Client,
  mediaDir: string,
  app: { id: number; packageName: string },
  n: number,
): Promise<void> {
  const version = await insertRow(client, 'versions', {
    app_id: app.id,
    version_code: 100 + n,
    version_name: `1.${n}`,
    released_at: new Date(Date.UTC(2020, 0, n)),
  })
  const bytes = Buffer.from(`${app.packageName} 1.${n}`)
  const path = `${app.packageName}/${100 + n}/universal.apk`
  const file = join(mediaDir, 'packages', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  await insertRow(client, 'packages', {
    version_id: version.id,
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    signer_sha256: createHash('sha256').update(app.packageName).digest(),
  })
  await client.query('update apps set current_version_id = $2 where id = $1', [app.id, version.id])
}

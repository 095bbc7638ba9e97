import type { Database } from '../../data/db/database.ts'
import { keepFile } from './keep-file.ts'
import { putRow } from './put-rows.ts'
import { hashOf } from './values.ts'

/** The app's version of this number, with a file that is there, and from now on the current one. */
export async function addVersion(
  to: Database | string,
  mediaDir: string,
  app: { id: number; packageName: string },
  n: number,
): Promise<void> {
  const version = await putRow(to, 'versions', {
    app_id: app.id,
    version_code: 100 + n,
    version_name: `1.${n}`,
    released_at: new Date(Date.UTC(2020, 0, n)),
  })
  const bytes = Buffer.from(`${app.packageName} 1.${n}`)
  const path = `${app.packageName}/${100 + n}/universal.apk`
  const kept = await keepFile(mediaDir, bytes)
  await putRow(to, 'packages', {
    version_id: version.id,
    abi: 'universal',
    path,
    ...kept,
    signer_sha256: hashOf(app.packageName),
  })
}

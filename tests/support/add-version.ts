import type { Database } from '../../data/db/database.ts'
import { keepFile } from './keep-file.ts'
import { putRow } from './put-rows.ts'
import { hashOf } from './values.ts'

/** The first API level of a version's file for each processor; null: its version's. */
export type FilesByAbi = Record<string, number | null>

/** The app's version of this number, with files that are there, and from now on the current one. */
export async function addVersion(
  to: Database | string,
  mediaDir: string,
  app: { id: number; packageName: string },
  n: number,
  files: FilesByAbi = { universal: null },
): Promise<void> {
  const lowest = Math.min(...Object.values(files).map(Number))
  const version = await putRow(to, 'versions', {
    app_id: app.id,
    version_code: 100 + n,
    version_name: `1.${n}`,
    released_at: new Date(Date.UTC(2020, 0, n)),
    ...(lowest > 0 && { min_sdk: lowest }),
  })
  for (const [abi, min_sdk] of Object.entries(files)) {
    const kept = await keepFile(mediaDir, Buffer.from(`${app.packageName} 1.${n} ${abi}`))
    await putRow(to, 'packages', {
      version_id: version.id,
      abi,
      path: `${app.packageName}/${100 + n}/${abi}.apk`,
      ...kept,
      min_sdk,
      signer_sha256: hashOf(app.packageName),
    })
  }
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CompiledQuery } from 'kysely'
import type { Database } from '../../data/db/database.ts'
import type { Fault } from './check-rows.ts'

const BATCH = 1000

interface FileRow {
  version: number
  abi: string
  app: number
  path: string
  size: number
  sha256: string
}

export interface FileOptions {
  /** Reads every file as a whole, and not only how long it is. */
  hashes: boolean
}

/** Holds every file that visitors can get against what its row says. */
export async function checkFiles(db: Database, mediaDir: string, { hashes }: FileOptions): Promise<Fault[]> {
  const faults: Fault[] = []
  for (let last = { version: 0, abi: '' }; ; ) {
    const { rows } = await db.executeQuery<FileRow>(
      CompiledQuery.raw(
        `select p.version_id as version, p.abi, v.app_id as app, p.path, p.size, encode(p.sha256, 'hex') as sha256
         from packages p join versions v on v.id = p.version_id and v.state = 'published'
         where (p.version_id, p.abi) > ($1::bigint, $2::text)
         order by p.version_id, p.abi limit ${BATCH}`,
        [last.version, last.abi],
      ),
    )
    for (const row of rows) {
      const what = await faultOf(join(mediaDir, 'packages', row.path), row, hashes)
      if (what)
        faults.push({
          what,
          where: `app ${row.app}, ${row.path}`,
          mend: 'Put the right file there, or give version.withdraw.',
        })
    }
    const end = rows[BATCH - 1]
    if (!end) return faults
    last = end
  }
}

async function faultOf(file: string, row: FileRow, hashes: boolean): Promise<string | undefined> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found) return 'a file that is offered is not there'
  if (found.size !== row.size) return `a file has ${found.size} bytes and not ${row.size}`
  if (!hashes) return undefined
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex') === row.sha256 ? undefined : 'a file is not the one whose hash is shown'
}

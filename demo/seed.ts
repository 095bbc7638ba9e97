import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { buildCatalogue } from './catalogue.ts'
import { fillDatabase, markOf } from './database.ts'
import { fingerprint } from './fingerprint.ts'
import { writeMedia } from './media.ts'
import { fillWeek } from './week.ts'

export type SeedOptions = { databaseUrl: string; mediaDir: string; log?: (line: string) => void }

/** Puts the demo catalogue into an already migrated database and its files into mediaDir. Quick when nothing changed. */
export async function seedDemo({ databaseUrl, mediaDir, log = () => {} }: SeedOptions): Promise<void> {
  const print = fingerprint()
  const mark = `demo catalogue ${print}`
  const stampFile = join(mediaDir, 'demo.json')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const inMedia = (await readFile(stampFile, 'utf8').catch(() => '')).includes(print)
    if (inMedia && (await markOf(client)) === mark) {
      await fillWeek(client)
      log('demo: already there')
      return
    }
    const started = performance.now()
    const done = (what: string) =>
      log(`demo: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    const catalogue = buildCatalogue()
    const { rows, masters, packages, films } = catalogue
    done(`${rows.apps.length} apps, ${rows.versions.length} versions, ${rows.comments.length} comments made`)
    await mkdir(mediaDir, { recursive: true })
    await writeMedia(mediaDir, catalogue)
    done(`${masters.size} pictures, ${packages.length} packages and ${films.length} videos written`)
    await fillDatabase(client, rows, mark)
    await fillWeek(client)
    await writeFile(stampFile, `${JSON.stringify({ fingerprint: print, apps: rows.apps.length })}\n`)
    done('database filled')
  } finally {
    await client.end()
  }
}

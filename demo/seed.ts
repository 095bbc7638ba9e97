import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { FileStore } from '../data/files/file-store.ts'
import { folderStore } from '../data/files/folder-store.ts'
import { buildCatalogue } from './catalogue.ts'
import { fillDatabase, markOf, rowsThere } from './database.ts'
import { fingerprint } from './fingerprint.ts'
import { inspectAll } from './inspect.ts'
import { writeMedia } from './media.ts'
import { fillWeek } from './week.ts'

export interface SeedOptions {
  databaseUrl: string
  mediaDir: string
  /** Where packages are kept; in that folder unless said otherwise. */
  files?: FileStore
  log?: (line: string) => void
  /** Asked before anything is deleted, with how many rows of each table would go. Without it nothing ever is. */
  mayReplace?: (rows: Record<string, number>) => Promise<boolean>
}

/** `demo`: the store shows this demo. `other`: a catalogue is there that this demo did not make, and it was left alone. */
export type Catalogue = 'demo' | 'other'

const MARK = 'demo catalogue '

/** Whether the catalogue is one of the demo's. */
export async function isDemo(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await markOf(client))?.startsWith(MARK) ?? false
  } finally {
    await client.end()
  }
}

/** Puts the demo catalogue into an empty, migrated database and its files into mediaDir. Quick when it is there already. */
export async function seedDemo(options: SeedOptions): Promise<Catalogue> {
  const {
    databaseUrl,
    mediaDir,
    files = folderStore(mediaDir),
    log = () => {},
    mayReplace = async () => false,
  } = options
  const print = fingerprint()
  const stampFile = join(mediaDir, 'demo.json')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const mark = await markOf(client)
    const inMedia = (await readFile(stampFile, 'utf8').catch(() => '')).includes(print)
    const inDatabase = mark === MARK + print
    if (inMedia && inDatabase) {
      await fillWeek(client)
      log('demo: already there')
      return 'demo'
    }
    const rows = inDatabase ? {} : await rowsThere(client)
    if (Object.keys(rows).length > 0 && !(await mayReplace(rows))) {
      const isDemo = mark?.startsWith(MARK)
      log(
        isDemo
          ? 'demo: one of another release is there, and stays (npm run demo -- --replace)'
          : 'demo: not put in, the database has a catalogue of its own',
      )
      return isDemo ? 'demo' : 'other'
    }
    const started = performance.now()
    const done = (what: string) =>
      log(`demo: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    const catalogue = buildCatalogue()
    const { masters, packages, films } = catalogue
    const { apps, versions, comments } = catalogue.rows
    done(`${apps.length} apps, ${versions.length} versions, ${comments.length} comments made`)
    await mkdir(mediaDir, { recursive: true })
    await writeMedia(mediaDir, files, catalogue)
    done(`${masters.size} pictures, ${packages.length} packages and ${films.length} videos written`)
    if (!inDatabase) {
      const inspected = await inspectAll(packages)
      done('packages inspected')
      await fillDatabase(databaseUrl, catalogue.rows, inspected, MARK + print)
      done('database filled')
      await colorPictures(client, masters)
    }
    await fillWeek(client)
    await writeFile(stampFile, `${JSON.stringify({ fingerprint: print, apps: apps.length })}\n`)
    return 'demo'
  } finally {
    await client.end()
  }
}

/** Pages draw a picture as its ground until the worker has made it. */
async function colorPictures(client: pg.Client, masters: Map<string, string>): Promise<void> {
  const colors = [...masters.values()].map(svg => /#([0-9a-f]{6})\b/.exec(svg)?.[1] ?? null)
  await client.query(
    `update pictures set color = given.color, noted_at = null
    from unnest($1::text[], $2::text[]) given (key, color) where pictures.key = given.key`,
    [[...masters.keys()], colors],
  )
}

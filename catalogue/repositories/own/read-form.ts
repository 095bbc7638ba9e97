import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WrittenApp } from '../../../contract/import/index.schema.ts'
import { type OwnApp, ownForm } from '../../../contract/import/own-form.schema.ts'
import type { LeftOutId } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import { wrongWith } from '../index/open-index.ts'
import type { LeftOut } from '../index/read-app.ts'
import { readJson } from '../json/read-json.ts'
import type { ImportLimits } from '../limits.ts'
import { UntrustedError } from '../untrusted.ts'
import { momentsOf, type OwnIndex, type WrittenVersion } from './own-index.ts'
import { readPackage } from './read-package.ts'

/** Of an app that could not be read. */
const NOTHING = { added: 0, lastUpdated: 0 }

/** The form that docs/how-to/publish-apps.md describes: what a store says of its apps, and the packages that stand beside it. */
export async function readForm(
  db: Database,
  file: string,
  { limits, signal }: { limits: ImportLimits; signal?: AbortSignal | undefined },
): Promise<OwnIndex> {
  const { size } = await stat(file)
  if (size > limits.indexBytes) throw new UntrustedError('too-large', String(size))
  const form = ownForm.safeParse(readJson(await readFile(file), limits))
  if (!form.success) throw new UntrustedError('form-broken', wrongWith(form.error.issues))
  const { name, apps } = form.data
  const index: OwnIndex = { name, packages: {}, leftOut: [] }
  for (const app of apps) {
    signal?.throwIfAborted()
    if (index.packages[app.packageName]) throw new UntrustedError('form-twice', app.packageName)
    const made = await readOwnApp(db, dirname(file), app)
    if (!('metadata' in made)) index.leftOut.push(made)
    // One that is left out is not gone: what was taken of it the last time stays.
    index.packages[app.packageName] = 'metadata' in made ? made : { metadata: NOTHING, versions: {} }
  }
  return index
}

/** One of which a package is missing, broken or another's is left out as a whole: half of its versions would be no answer either. */
async function readOwnApp(db: Database, dir: string, app: OwnApp): Promise<WrittenApp | LeftOut> {
  const versions: Record<string, WrittenVersion> = {}
  const without = (id: LeftOutId, about: string): LeftOut => ({ id, name: app.packageName, about })
  for (const { file, releasedAt, news } of app.versions) {
    const isThere = await stat(join(dir, file)).then(
      found => found.isFile(),
      () => false,
    )
    if (!isThere) return without('file-missing', file)
    const read = await readPackage(db, dir, file)
    if ('refused' in read) return without('file-refused', `${file}: ${read.refused}`)
    if (read.packageName !== app.packageName) return without('file-of-other', `${file}: ${read.packageName}`)
    const { version } = read
    const added = releasedAt === undefined ? version.added : Date.parse(releasedAt)
    versions[version.file.sha256] = { ...version, added, ...(news ? { whatsNew: news } : {}) }
  }
  const { added: oldest, lastUpdated } = momentsOf(Object.values(versions))
  const { texts, categories = [], developer, addedAt } = app
  const said = (field: 'name' | 'summary' | 'description') =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([locale, all]) => (all[field] ? [[locale, all[field]]] : [])),
    )
  return {
    versions,
    metadata: {
      name: said('name'),
      summary: said('summary'),
      description: said('description'),
      categories,
      lastUpdated,
      added: addedAt === undefined ? oldest : Date.parse(addedAt),
      ...(developer ? { authorName: developer.name } : {}),
      ...(developer?.website ? { authorWebSite: developer.website } : {}),
    },
  }
}

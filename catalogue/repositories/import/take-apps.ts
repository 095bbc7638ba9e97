import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_LINKS } from '../../../contract/app-links.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  delistedBy,
  iconsOfApps,
  importedLocales,
  liveAmong,
  offeredAmong,
} from '../../../data/db/queries/repositories/imported-apps.ts'
import { link, markGone, markTaken } from '../../../data/db/queries/repositories/repository-apps.ts'
import { isPictureKey, keptFile, pictureKey } from '../../../platform/images/keep-picture.ts'
import { keep } from '../../../platform/images/kept-pictures.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import type { ImportedApp } from './app-of.ts'
import { asRepository, type Give } from './as-repository.ts'
import { runEach, type Task } from './run-each.ts'
import { putCategories, putDevelopers } from './taxonomy.ts'

export interface Taking {
  db: Database
  repository: Pick<Repository, 'id' | 'address'>
  mediaDir: string
}

/** An app as it shall be: a new one, or one that is here. */
export interface Wanted {
  imported: ImportedApp
  /** undefined: new. */
  app?: number | undefined
  /** It was gone. */
  isBack?: boolean
}

export interface TakenApps {
  relisted: number
  refused: { packageName: string; why: string }[]
}

/**
 * Some apps into the catalogue. That all of it is there is noted last, so that a run which is killed anywhere before does it again, and
 * finds most of it done.
 */
export async function takeApps(taking: Taking, wanted: Wanted[]): Promise<TakenApps> {
  const { db, repository } = taking
  const give = asRepository(repository)
  const all = wanted.map(({ imported }) => imported)
  const icons = await iconsOf(taking, wanted)
  const categories = await putCategories(db, give, all)
  const developers = await putDevelopers(db, give, repository.id, all)
  const locales = await importedLocales(
    db,
    wanted.flatMap(({ app }) => app ?? []),
  )
  const shown = ({ resourceType, texts, developer, links, ...imported }: ImportedApp) => ({
    resourceType,
    texts,
    iconKey: icons.get(imported.packageName) ?? '',
    ...Object.fromEntries(APP_LINKS.map(kind => [`${kind}Url`, links[kind]])),
    developerId: (developer && developers.get(developer.name)) ?? null,
    categories: imported.categories.flatMap(({ slug }) => categories.get(slug) ?? []),
  })

  const added = await runEach(
    db,
    wanted.flatMap(({ imported, app }) => {
      const { packageName, createdAt } = imported
      const input = { packageName, createdAt, ...shown(imported) }
      return app === undefined ? { about: imported, request: give('app.add', input) } : []
    }),
    (tx, done) =>
      link(
        tx,
        repository.id,
        done.map(({ about, made }) => ({ packageName: about.packageName, app: Number(made?.app) })),
      ),
  )
  const edited = await runEach(
    db,
    wanted.flatMap(({ imported, app }): Task<Wanted>[] => {
      if (app === undefined) return []
      const said = shown(imported)
      const unsaid = (locales.get(app) ?? []).filter(locale => !imported.texts[locale])
      const texts = { ...said.texts, ...Object.fromEntries(unsaid.map(locale => [locale, null])) }
      return [{ about: { imported, app }, request: give('app.edit', { app, ...said, texts }) }]
    }),
  )
  const here = [
    ...added.done.map(({ about, made }) => ({ imported: about, app: Number(made?.app) })),
    ...edited.done.map(({ about: { imported, app = 0 } }) => ({ imported, app })),
  ]
  const versions = await putVersions(db, give, here)
  const back = new Set(wanted.flatMap(({ app, isBack }) => (isBack && app) || []))
  const returning = here.map(({ app }) => app).filter(app => back.has(app))
  const relisted = await giveToAll(
    db,
    give,
    'app.relist',
    await delistedBy(db, repository.address, returning),
  )

  const refused = [
    ...added.refused.map(({ about, why }) => ({ packageName: about.packageName, why })),
    ...edited.refused.map(({ about, why }) => ({ packageName: about.imported.packageName, why })),
    ...versions.map(({ about, why }) => ({ packageName: about.packageName, why })),
  ]
  const isRefused = new Set(refused.map(({ packageName }) => packageName))
  const taken = here.filter(({ imported }) => !isRefused.has(imported.packageName))
  await markTaken(
    db,
    repository.id,
    taken.map(({ imported: { packageName, sum, pictures, version } }) => ({
      packageName,
      sum,
      pictures,
      newest: newestOf(version),
    })),
  )
  return { relisted, refused }
}

/** Apps that a repository no longer has are not offered any longer. How many it were. */
export async function delistGone(
  taking: Taking,
  gone: { packageName: string; app: number | null }[],
): Promise<number> {
  const { db, repository } = taking
  const live = await liveAmong(
    db,
    gone.flatMap(({ app }) => app ?? []),
  )
  const delisted = await giveToAll(db, asRepository(repository), 'app.delist', live)
  await markGone(db, { repository: repository.id, packageNames: gone.map(({ packageName }) => packageName) })
  return delisted
}

async function giveToAll(db: Database, give: Give, command: string, apps: number[]) {
  const tasks = apps.map(app => ({ about: app, request: give(command, { app }) }))
  return (await runEach(db, tasks)).done.length
}

const newestOf = (version: ImportedApp['version']) =>
  version && { versionCode: version.versionCode, files: version.files }

/** Drafts, until their files are here. Facts read from files stay, and only the texts follow the index. */
async function putVersions(db: Database, give: Give, apps: { imported: ImportedApp; app: number }[]) {
  const codes = apps.map(({ app, imported: { version } }) => ({ app, code: version?.versionCode ?? null }))
  const isOffered = await offeredAmong(db, codes)
  const tasks = apps.flatMap(({ app, imported }) => {
    if (!imported.version) return []
    const { files: _, ...version } = imported.version
    const { versionCode, texts, antiFeatures } = version
    const said = isOffered.has(app) ? { versionCode, texts, antiFeatures } : version
    return [{ about: imported, request: give('version.put', { app, ...said }) }]
  })
  return (await runEach(db, tasks)).refused
}

/** The picture of each app: its own once that is here, until then the previous one, or a drawn one. */
async function iconsOf({ db, mediaDir }: Taking, wanted: Wanted[]): Promise<Map<string, string>> {
  const rows = await iconsOfApps(db, { apps: wanted.flatMap(({ app }) => app ?? []) })
  const before = new Map(rows.map(({ id, key }) => [id, key]))
  const keys = wanted.map(async ({ imported, app = 0 }): Promise<[string, string]> => {
    const { packageName, icon, pictures } = imported
    const drawn = join(mediaDir, 'drawn', `${icon.key}.svg`)
    if (!(await stat(drawn).catch(() => undefined))) await keep(drawn, Buffer.from(icon.svg))
    const own = pictures.icon?.sha256
    if (own === undefined) return [packageName, icon.key]
    if (await keptFile(mediaDir, own)) return [packageName, pictureKey(own)]
    const last = before.get(app) ?? ''
    return [packageName, isPictureKey(last) ? last : icon.key]
  })
  return new Map(await Promise.all(keys))
}

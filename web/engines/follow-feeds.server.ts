import type { Database } from '../../data/db/database.ts'
import { findCategories } from '../../data/db/queries/categories.ts'
import { findDeveloperName } from '../../data/db/queries/developer-name.ts'
import {
  findNewestOfApp,
  findNewestOfDeveloper,
  findNewestOfList,
  type NewestVersion,
} from '../../data/db/queries/newest-versions.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { appFeedPath, appPath, developerFeedPath, developerPath } from '../addresses/addresses.ts'
import { here } from '../addresses/here.ts'
import { type ListPlace, listFeedPath, listPath } from '../addresses/lists.ts'
import { readIdParam } from '../pages/answers.server.ts'
import { tagsOf } from '../pages/tags.ts'
import { locale, words } from '../words/words.ts'
import { atom } from './atom.server.ts'

interface Feed {
  title: string
  page: string
  path: string
  versions: NewestVersion[]
  tags: string[]
}

/** Feeds of an app, of a developer and of a list: each belongs to a page, and is purged with it. */
export function followFeeds(db: Database, origin: string): TextFile[] {
  const file = (path: string, find: (id: string) => Promise<Feed | undefined>): TextFile => ({
    path,
    type: 'application/atom+xml; charset=utf-8',
    async answer({ id = '' }) {
      const feed = await find(id)
      if (!feed || feed.versions.length === 0) return undefined
      const { versions, tags, ...about } = feed
      return { body: atom(origin, about, versions), tags: [...new Set([...tags, ...tagsOf(versions)])] }
    },
  })
  const list = (path: string, read: (id: string) => ListPlace | undefined) =>
    file(path, async id => {
      const place = read(id)
      return place && ofList(db, place)
    })
  return [
    file(appFeedPath(':id'), id => ofApp(db, readIdParam(id))),
    file(developerFeedPath(':id'), id => ofDeveloper(db, readIdParam(id))),
    list(here('/top/:id/feed.xml'), id => (id === 'soft' || id === 'game' ? { kind: id } : undefined)),
    list(here('/category/:id/feed.xml'), id => {
      const categoryId = readIdParam(id)
      return categoryId === undefined ? undefined : { categoryId }
    }),
  ]
}

async function ofApp(db: Database, appId: number | undefined): Promise<Feed | undefined> {
  if (appId === undefined) return undefined
  const versions = await findNewestOfApp(db, appId, locale)
  return {
    title: words.feed.ofApp(versions[0]?.name ?? ''),
    page: appPath(appId),
    path: appFeedPath(appId),
    versions,
    tags: [`app-${appId}`],
  }
}

async function ofDeveloper(db: Database, developerId: number | undefined): Promise<Feed | undefined> {
  const name = developerId && (await findDeveloperName(db, developerId, locale))
  if (!developerId || !name) return undefined
  return {
    title: words.feed.ofDeveloper(name),
    page: developerPath(developerId),
    path: developerFeedPath(developerId),
    versions: await findNewestOfDeveloper(db, developerId, locale),
    tags: [`developer-${developerId}`, 'feed'],
  }
}

async function ofList(db: Database, place: ListPlace): Promise<Feed | undefined> {
  const isKind = 'kind' in place
  const name = isKind ? words.lists.top[place.kind] : await categoryName(db, place.categoryId)
  if (!name) return undefined
  return {
    title: words.feed.ofList(name),
    page: listPath(place),
    path: listFeedPath(place),
    versions: await findNewestOfList(db, isKind ? place.kind : String(place.categoryId), locale),
    tags: ['ranks', 'feed', isKind ? `top-${place.kind}` : `category-${place.categoryId}`],
  }
}

const categoryName = async (db: Database, categoryId: number) =>
  (await findCategories(db, locale)).find(({ id }) => id === categoryId)?.name

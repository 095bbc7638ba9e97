import type { Database } from '../../data/db/database.ts'
import { findNewestVersions, type NewestVersion } from '../../data/db/queries/newest-versions.ts'
import { xmlElement, xmlFile, xmlText } from '../../rules/text/xml.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { appPath, feedPath, homePath } from '../addresses/addresses.ts'
import { tagsOf } from '../pages/tags.ts'
import { locale, words } from '../words/words.ts'
import { summaryOf } from './atom.server.ts'

/** RSS 2.0 of the 50 newest versions. */
export const feed = (db: Database, origin: string): TextFile => ({
  path: feedPath,
  type: 'application/rss+xml; charset=utf-8',
  async answer() {
    const versions = await findNewestVersions(db, locale)
    return { body: rss(origin, versions), tags: ['feed', ...tagsOf(versions)] }
  },
})

function rss(origin: string, versions: NewestVersion[]): string {
  const w = words.feed
  const [newest] = versions
  return xmlFile(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
      '<channel>',
      xmlElement('title', w.title),
      xmlElement('link', origin + homePath),
      xmlElement('description', w.description),
      xmlElement('language', locale.toLowerCase()),
      `<atom:link href="${xmlText(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
      xmlElement('lastBuildDate', newest && day(newest.releasedAt)),
      ...versions.map(version => item(origin, version)),
      '</channel>',
      '</rss>',
    ].join('\n'),
  )
}

function item(origin: string, version: NewestVersion): string {
  return [
    '<item>',
    xmlElement('title', words.feed.item(version.name, version.versionName)),
    xmlElement('link', origin + appPath(version.appId)),
    xmlElement('description', summaryOf(version)),
    `<guid isPermaLink="false">${xmlText(`${version.packageName}:${version.versionCode}`)}</guid>`,
    xmlElement('pubDate', day(version.releasedAt)),
    '</item>',
  ].join('')
}

const day = (time: number) => new Date(time).toUTCString()

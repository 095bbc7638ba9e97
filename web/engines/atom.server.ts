import type { NewestVersion } from '../../data/db/queries/newest-versions.ts'
import { formatSize } from '../../rules/counts/size.ts'
import { xmlElement, xmlFile, xmlText } from '../../rules/text/xml.ts'
import { appPath } from '../addresses/addresses.ts'
import { storeName } from '../words/store-name.ts'
import { locale, words } from '../words/words.ts'

interface About {
  title: string
  /** Of the feed itself. */
  path: string
  /** Of the page that the feed belongs to. */
  page: string
}

/** Atom (RFC 4287), newest first. */
export function atom(origin: string, about: About, versions: readonly NewestVersion[]): string {
  const self = xmlText(origin + about.path)
  const newest = Math.max(0, ...versions.map(({ releasedAt }) => releasedAt))
  return xmlFile(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
      xmlElement('title', about.title),
      `<id>${self}</id>`,
      `<link rel="self" type="application/atom+xml" href="${self}"/>`,
      `<link rel="alternate" type="text/html" href="${xmlText(origin + about.page)}"/>`,
      xmlElement('updated', time(newest)),
      `<author>${xmlElement('name', storeName())}</author>`,
      ...versions.map(version => entry(origin, version)),
      '</feed>',
    ].join('\n'),
  )
}

function entry(origin: string, version: NewestVersion): string {
  const page = origin + appPath(version.appId)
  return [
    '<entry>',
    xmlElement('title', words.feed.item(version.name, version.versionName)),
    // The same when the version is renamed or its notes change.
    xmlElement('id', `${page}#${version.versionCode}`),
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    xmlElement('updated', time(version.releasedAt)),
    xmlElement('summary', summaryOf(version)),
    '</entry>',
  ].join('')
}

/** What a reader shows below the title: what is new, and the size of the file. */
export const summaryOf = ({ whatsNew, summary, size }: NewestVersion): string =>
  [whatsNew ?? summary, size === null ? undefined : formatSize(size, words.sizes)].filter(Boolean).join('\n')

const time = (ms: number) => new Date(ms).toISOString()

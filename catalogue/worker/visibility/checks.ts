import { SUGGEST_PATH } from '../../../contract/suggest.ts'
import { IDS_PER_PART } from '../../../rules/links/sitemap-part.ts'
import { baseOf, LOCALES } from '../../../rules/text/locales.ts'
import { type AppFacts, isIn, type Sign } from './expectations.ts'

export interface Answer {
  status: number
  text: string
}

/** One page that shows a change, and how it does. */
export interface Look {
  variant: string
  path: string
  isMobile?: true
  /** It may stand on a host of its own. */
  isMip?: true
  isSeen(answer: Answer): boolean
}

type Test = Look['isSeen']

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
}
/** As the catalogue has it: HTML and XML write some signs in other ways. */
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#x27|#39);/g, (_, name: string) => SIGNS[name] ?? '')
const MAIN = LOCALES[0]

/** Every page on which a visitor sees it. */
export function looksFor(app: AppFacts, sign: Sign): Look[] {
  const { id, developerId, categoryId, listPage } = app
  const own = `/apps/${id}`
  const name = sign.kind === 'name' ? sign.name : (app.names[MAIN] ?? Object.values(app.names)[0] ?? '')
  const isLinked = (text: string) => new RegExp(`/apps/${id}(?!\\d)`).test(text)
  const linked: Test = ({ status, text }) =>
    (status === 200 && isLinked(text) && sign.kind !== 'gone') ||
    (sign.kind === 'gone' && status < 500 && !isLinked(text))
  const named: Test = ({ status, text }) => status === 200 && plain(text).includes(name)
  const query = `q=${encodeURIComponent(name.toLowerCase())}`

  const detail = pageOf(sign)
  const details: Look[] = LOCALES.filter(locale => locale === MAIN || showsIn(sign, locale)).flatMap(
    locale =>
      locale === MAIN
        ? showsIn(sign, locale)
          ? [
              { variant: 'pc', path: own, isSeen: detail },
              { variant: 'mobile', path: own, isMobile: true, isSeen: detail },
              { variant: 'mip', path: `/mip${own}`, isMip: true, isSeen: detail },
            ]
          : []
        : [{ variant: locale, path: baseOf(locale) + own, isSeen: detail }],
  )
  const history: Look = { variant: 'history', path: `${own}/history`, isSeen: detail }
  const developer: Look = {
    variant: 'developer',
    path: `/developers/${developerId}`,
    isSeen: sign.kind === 'name' ? named : linked,
  }
  const page = listPage && listPage > 1 ? `page=${listPage}&` : ''
  const list: Look = {
    variant: 'list',
    path: `/category/${categoryId}?${page}sort=new`,
    isSeen: sign.kind === 'name' ? named : linked,
  }
  const search: Look = { variant: 'search', path: `/search?${query}`, isSeen: linked }
  const suggest: Look = { variant: 'suggest', path: `${SUGGEST_PATH}?${query}`, isSeen: linked }
  const sitemap: Look = {
    variant: 'sitemap',
    path: `/sitemaps/apps-${Math.floor(id / IDS_PER_PART)}.xml`,
    isSeen: linked,
  }
  const feed: Look = {
    variant: 'feed',
    path: '/feed.xml',
    isSeen: sign.kind === 'gone' ? linked : ({ text }) => plain(text).includes(versionIn(sign)),
  }
  const isMain = showsIn(sign, MAIN)
  const isSought = name.length > 0 && [...name].length <= 60
  switch (sign.kind) {
    case 'version':
      return [...(sign.isCurrent ? details : []), history, ...(sign.isInFeed ? [feed] : [])]
    case 'name':
      return [
        ...details,
        ...(isMain ? [history] : []),
        ...(isMain && developerId !== null ? [developer] : []),
        ...(isMain && listPage !== null ? [list] : []),
        ...(isSought ? [search, suggest] : []),
      ]
    default:
      return [
        ...details,
        ...(developerId !== null ? [developer] : []),
        ...(categoryId !== null && (sign.kind === 'gone' || listPage !== null) ? [list] : []),
        ...(isSought ? [search, suggest] : []),
        sitemap,
        ...(sign.kind === 'gone' ? [feed] : []),
      ]
  }
}

const versionIn = (sign: Sign) => (sign.kind === 'version' ? sign.versionName : '')

const showsIn = (sign: Sign, locale: string) => sign.kind !== 'name' || isIn(sign.locales, locale)

/** What a page of the app's own says. */
function pageOf(sign: Sign): Test {
  switch (sign.kind) {
    case 'gone':
      return ({ status }) => status === 410
    case 'back':
      return ({ status }) => status === 200
    case 'name':
      return ({ status, text }) => status === 200 && plain(text).includes(sign.name)
    case 'version':
      return ({ status, text }) => status === 200 && plain(text).includes(sign.versionName)
  }
}

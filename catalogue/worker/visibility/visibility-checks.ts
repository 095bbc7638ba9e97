import { SUGGEST_PATH } from '../../../contract/suggest.ts'
import { IDS_PER_PART } from '../../../rules/links/sitemap-part.ts'
import { baseOf, LOCALES } from '../../../rules/text/locales.ts'
import { type AppFacts, type Expectation, isIn } from './expectations.ts'

export interface Answer {
  status: number
  text: string
}

/** One page that shows a change, and how it does. */
export interface VisibilityCheck {
  variant: string
  path: string
  isMobile?: true
  /** It may stand on a host of its own. */
  isMip?: true
  isSeen(answer: Answer): boolean
}

type Test = VisibilityCheck['isSeen']

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
export function checksFor(app: AppFacts, expected: Expectation): VisibilityCheck[] {
  const { id, developerId, categoryId, listPage } = app
  const own = `/apps/${id}`
  const name =
    expected.kind === 'name' ? expected.name : (app.names[MAIN] ?? Object.values(app.names)[0] ?? '')
  const isLinked = (text: string) => new RegExp(`/apps/${id}(?!\\d)`).test(text)
  const linked: Test = ({ status, text }) =>
    (status === 200 && isLinked(text) && expected.kind !== 'gone') ||
    (expected.kind === 'gone' && status < 500 && !isLinked(text))
  const named: Test = ({ status, text }) => status === 200 && plain(text).includes(name)
  const query = `q=${encodeURIComponent(name.toLowerCase())}`

  const detail = pageOf(expected)
  const details: VisibilityCheck[] = LOCALES.filter(locale => showsIn(expected, locale)).flatMap(locale =>
    locale === MAIN
      ? [
          { variant: 'pc', path: own, isSeen: detail },
          { variant: 'mobile', path: own, isMobile: true, isSeen: detail },
          { variant: 'mip', path: `/mip${own}`, isMip: true, isSeen: detail },
        ]
      : [{ variant: locale, path: baseOf(locale) + own, isSeen: detail }],
  )
  const check = (variant: string, path: string, isSeen: Test): VisibilityCheck => ({ variant, path, isSeen })
  const listed = expected.kind === 'name' ? named : linked
  const history = check('history', `${own}/history`, detail)
  const developer = check('developer', `/developers/${developerId}`, listed)
  const page = listPage && listPage > 1 ? `page=${listPage}&` : ''
  const list = check('list', `/category/${categoryId}?${page}sort=new`, listed)
  const search = check('search', `/search?${query}`, linked)
  const suggest = check('suggest', `${SUGGEST_PATH}?${query}`, linked)
  const sitemap = check('sitemap', `/sitemaps/apps-${Math.floor(id / IDS_PER_PART)}.xml`, linked)
  const hasVersion: Test = ({ text }) => plain(text).includes(versionIn(expected))
  const feed = check('feed', '/feed.xml', expected.kind === 'gone' ? linked : hasVersion)
  const isMain = showsIn(expected, MAIN)
  const isSought = name.length > 0 && [...name].length <= 60
  switch (expected.kind) {
    case 'version':
      return [...(expected.isCurrent ? details : []), history, ...(expected.isInFeed ? [feed] : [])]
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
        ...(categoryId !== null && (expected.kind === 'gone' || listPage !== null) ? [list] : []),
        ...(isSought ? [search, suggest] : []),
        sitemap,
        ...(expected.kind === 'gone' ? [feed] : []),
      ]
  }
}

const versionIn = (expected: Expectation) => (expected.kind === 'version' ? expected.versionName : '')

const showsIn = (expected: Expectation, locale: string) =>
  expected.kind !== 'name' || isIn(expected.locales, locale)

/** What a page of the app's own says. */
function pageOf(expected: Expectation): Test {
  switch (expected.kind) {
    case 'gone':
      return ({ status }) => status === 410
    case 'back':
      return ({ status }) => status === 200
    case 'name':
      return ({ status, text }) => status === 200 && plain(text).includes(expected.name)
    case 'version':
      return ({ status, text }) => status === 200 && plain(text).includes(expected.versionName)
  }
}

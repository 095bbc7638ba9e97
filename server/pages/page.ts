import type { GoneKind } from '../../contract/gone.ts'
import type { PageType } from '../../contract/page-types.ts'
import type { Report, ReportFault, ReportState, ReportSubject } from '../../contract/report.ts'
import type { Suggestion } from '../../contract/suggest.ts'
import type { Suggested } from '../../data/search/suggest.ts'
import type { Locale } from '../../rules/text/locales.ts'
import type { RenderReplies } from '../api/reply-page.ts'

/** One kind of page, made by web/ and served by server/. */
export interface Page {
  /** A route, e.g. `/apps/:app`. */
  path: string
  /** The names in its query that it reads; no others reach it. */
  query: readonly string[]
  /** Of these fewer are made at one time, so that there is room for others. */
  isSearch?: boolean | undefined
  answer(request: PageRequest): Promise<PageAnswer>
}

export interface PageRequest {
  /** Its address, with what it reads of the query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  pageType: PageType
}

export interface HtmlAnswer {
  status: 200 | 404 | 410
  html: string
  /** What the page shows, for purging. */
  tags: string[]
  /** The policy of a page that is not like the others. */
  csp?: string
  /** Whether its scripts may look for the desktop helper. */
  asksHelper?: true
  /** In seconds: what it shows, and making it. */
  took?: { load: number; render: number }
}

/** There is nothing here; the tags are those of what may come to be. */
export interface NothingAnswer {
  status: 404
  pageType: PageType
  tags: string[]
}

export type PageAnswer = HtmlAnswer | NothingAnswer | { status: 301; location: string; tags: string[] }

/** What is for machines to read: maps of the site, feeds, rules for robots. */
export interface TextFile {
  /** A route. */
  path: string
  type: string
  /** Caches revalidate it each time; only the edge, which is purged, does not. */
  isUrgent?: true
  /** undefined: there is none. */
  answer(params: Record<string, string>): Promise<{ body: string; tags: string[] } | undefined>
}

/** Why there is no file for a visitor, and the path of its app's page. */
export type NoFile =
  | { why: 'malformed' | 'unknown' }
  | { why: 'forged' | 'expired' | 'gone'; app: string | undefined }
  /** None is for the device: its Android is older than this one, or its processor another. */
  | { why: 'unfit'; app: string; android: string | undefined }

/** An app that is no longer offered. */
export interface GoneApp {
  appId: number
  packageName: string
  name: string
  kind: GoneKind
}

/** All pages in one language, what to say when there is none, and the Content-Security-Policy that fits what they carry. */
export interface PageSet {
  pages: Page[]
  files: TextFile[]
  notFound(pageType: PageType): Promise<HtmlAnswer>
  /** The same without what the database knows. */
  bareNotFound(pageType: PageType): string
  noFile(pageType: PageType, no: NoFile): string
  /** In the place of a file of an app that is gone: what its page says. */
  goneApp(pageType: PageType, app: GoneApp): Promise<HtmlAnswer>
  /** The same without what the database knows. */
  bareGoneApp(pageType: PageType, app: GoneApp): string
  /** The form by which something is reported, as a visitor filled it in, and what is wrong with it. */
  report(
    subject: ReportSubject,
    pageType: PageType,
    filled: Report & { wrong: ReportFault[] },
  ): Promise<HtmlAnswer | NothingAnswer>
  /** What became of a report; undefined: none has this number. */
  reportState(pageType: PageType, state: ReportState | undefined): string
  unavailable: string
  /** What is said to a request that can't be understood. */
  badRequest: string
  /** The drawing for an app where its page is shared: SVG. */
  shareCard(app: {
    name: string
    developer: string | undefined
    rating: { score: string; count: number } | undefined
    /** As a data address. */
    icon: string | undefined
  }): string
  /** Suggestions while a visitor types. */
  suggestions(suggested: Suggested): Suggestion[]
  /** The markup of replies that are fetched later. */
  replies: RenderReplies
  csp: string
  /** The language of its words. */
  locale: Locale
  /** With which all its addresses begin: those of pages and files say it already. */
  base: string
}

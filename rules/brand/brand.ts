import type { StaticPage, StaticPageName } from '../../contract/static-page.ts'
import type { Locale } from '../text/locales.ts'
import type { Palette } from './palette.ts'

/** Who a store is and how it looks, as its folder says (docs/how-to/brand-your-store.md). */
export interface Brand {
  texts: Record<Locale, BrandTexts>
  /** The site's own filing numbers. */
  filings: string[]
  /** Where visitors write to, and where to tell of a hole: an address of mail or of a page. */
  contact: string | undefined
  securityContact: string | undefined
  /** Where the store's client is to be had. */
  client: string | undefined
  mark: BrandMark
  palette: Palette
  /** What pages fetch of it; without a style the colours are the program's own. */
  files: { mark: BrandFile; style: BrandFile | undefined }
  /** Changes with whatever a drawing shows of it. */
  look: string
}

export interface BrandTexts {
  name: string
  /** Shown after the name where there is room for both. */
  secondName?: string | undefined
  tagline: string
  /** Who runs the store, in their own words. */
  operator?: string | undefined
  /** Lines at the foot of every page, in place of the program's own. */
  footer?: string[] | undefined
  /** Its own texts, in place of the program's. */
  staticPages: Partial<Record<StaticPageName, StaticPage>>
}

/** A drawing in a square; `currentColor` is the accent. */
export interface BrandMark {
  viewBox: string
  fill?: string
  inner: string
}

/** Its path changes with what is in it. */
export interface BrandFile {
  path: string
  body: string
}

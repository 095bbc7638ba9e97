import { createContext } from 'react'
import type { Brand, BrandFile, BrandMark } from '../../rules/brand/brand.ts'
import type { Locale } from '../../rules/text/locales.ts'
import type { RiskSettings } from '../../rules/tracking/risk-settings.ts'
import type { TrackSettings } from '../../rules/tracking/track-settings.ts'
import { homePath } from '../addresses/addresses.ts'
import type { Assets } from './assets.ts'
import type { SharedPageType } from './view.ts'

/** The parts of the brand that every page has. */
export interface SiteBrand {
  mark: BrandMark
  /** The same as a picture. */
  markPath: string
  /** A style for colours that are not the program's own. */
  style?: BrandFile | undefined
  filings: string[]
  /** Lines at the foot; without any, the program's own. */
  footer: string[]
}

export const siteBrand = ({ mark, files, filings, texts }: Brand, locale: Locale): SiteBrand => ({
  mark,
  markPath: files.mark.path,
  style: files.style,
  filings,
  footer: texts[locale].footer ?? [],
})

/** What the operator has decided and every page carries. */
export interface SiteSettings {
  /** undefined: pages report nothing. */
  track?: TrackSettings | undefined
  /** Something identifies visitors, so each is asked first. */
  asksConsent?: boolean
  /** Where apps have a mip page too; undefined: nowhere. */
  mip?: string | undefined
  /** undefined: there is no risk control. */
  risk?: RiskSettings | undefined
  /** Domains of the company and its partners. */
  domains?: string[]
  /** The variant of an experiment that is shown. */
  experiment?: string | undefined
  /** The catalogue is the demo's. */
  demo?: boolean
}

/** The site for a component that is in no page. */
const PLAIN: SiteBrand = { mark: { viewBox: '0 0 32 32', inner: '' }, markPath: '', filings: [], footer: [] }

const NO_ASSETS: Assets = {
  boot: '',
  early: '',
  styles: { pc: [], mobile: [], aside: [], compare: [] },
  noScript: '',
}

interface SiteContext extends SiteSettings {
  /** The name of the page's view. */
  view: string
  /** Its address, where it has one of its own. */
  path: string
  pageType: SharedPageType
  brand: SiteBrand
  assets: Assets
}

/** What a page is rendered in. */
export const Site = createContext<SiteContext>({
  view: '',
  path: homePath,
  pageType: 'PC',
  brand: PLAIN,
  assets: NO_ASSETS,
})

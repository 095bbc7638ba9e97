import { createContext } from 'react'
import type { RiskSettings } from '../../rules/risk-settings.ts'
import type { TrackSettings } from '../../rules/track-settings.ts'
import { homePath } from '../addresses/addresses.ts'

/** What the operator has decided and every page carries. */
export interface SiteSettings {
  /** undefined: pages report nothing. */
  track?: TrackSettings | undefined
  /** Something identifies visitors, so each is asked first. */
  asksConsent?: boolean
  /** The site's own filing numbers. */
  filings?: string[]
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

/** What a page is rendered in: the name of its view, and its address where it has one of its own. */
export const Site = createContext<SiteSettings & { view: string; path: string }>({
  view: '',
  path: homePath,
})

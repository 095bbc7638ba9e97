import { createContext } from 'react'
import type { TrackSettings } from '../../rules/track-settings.ts'

/** What the operator has decided and every page carries. */
export interface SiteSettings {
  /** undefined: pages report nothing. */
  track?: TrackSettings | undefined
  /** Something identifies visitors, so each is asked first. */
  asksConsent?: boolean
  /** The site's own filing number. */
  filing?: string | undefined
  /** Apps have a mip page too. */
  mip?: boolean
}

/** What a page is rendered in; the name is that of its view. */
export const Site = createContext<SiteSettings & { view: string }>({ view: '' })

/** A text of the store's own: what it is, its rules, its help. The operator may have written others (docs/how-to/brand-your-store.md). */
export interface StaticPage {
  title: string
  lead: string
  /** What must be known before the rest is believed. */
  note?: string | undefined
  /** The one thing to do here. */
  action?: Link | undefined
  cards?: StaticPageCard[]
  sections: StaticPageSection[]
}

export interface Link {
  text: string
  href: string
}

export interface StaticPageCard {
  icon: 'shield' | 'file' | 'lock' | 'person' | 'count' | 'bin' | 'again' | 'phone'
  title: string
  body: string
}

export interface StaticPageSection {
  /** What a link to it names. */
  id: string
  /** undefined: text before the first heading. */
  heading: string | undefined
  parts: StaticPagePart[]
}

/** Text with links and weighty words in it. */
export type Line = string | (string | Link | { strong: string })[]

export type StaticPagePart =
  | { text: Line }
  | { list: Line[]; numbered?: boolean }
  | { subheading: string }
  | { facts: [name: string, value: Line][] }
  | { table: { head: string[]; rows: Line[][] } }
  | { asked: [question: string, answer: Line][] }

/** What is true of this store, so that what it says of itself is. */
export interface StoreFacts {
  demo: boolean
  operator: string | undefined
  /** An address of mail or of a page; so is the next. */
  contact: string | undefined
  securityContact: string | undefined
  filings: string[]
  client: string | undefined
  /** Whether pages report what happens on them, and for how many days that is kept as it came. */
  counts: boolean
  keepDays: number
  /** Whether a browser that asks not to be tracked is left alone. */
  honoursSignals: boolean
  /** What is done with those who agreed: a key that outlives the visit, a description of the device, risk control. */
  identifies: boolean
  describesDevice: boolean
  risk: boolean
  /** Third parties that pages contact: a collector of events other than the store, hosts of ads' pictures, mip's runtime. */
  collector: string | undefined
  adHosts: string[]
  mip: boolean
}

export const PAPER_NAMES = ['about', 'help', 'privacy', 'terms', 'client'] as const
export type StaticPageName = (typeof PAPER_NAMES)[number]

import type { BreadcrumbListLeaf, ItemListLeaf, OrganizationLeaf, WebSiteLeaf, WithContext } from 'schema-dts'
import type { AppThing } from './app.ts'
import type { TimeFactor } from './time-factor.ts'

/** What a page is about, for machines. */
export type Thing =
  | WithContext<BreadcrumbListLeaf | ItemListLeaf | OrganizationLeaf | WebSiteLeaf>
  | AppThing
  | TimeFactor

/** A path of this site as a whole address, which is what others need. */
export type Whole = (path: string) => string

export const CONTEXT = 'https://schema.org'

import type {
  BreadcrumbListLeaf,
  ItemListLeaf,
  MobileApplicationLeaf,
  OrganizationLeaf,
  VideoGameLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts'

/** What a page is about, for machines. */
export type Thing =
  | WithContext<BreadcrumbListLeaf | ItemListLeaf | OrganizationLeaf | WebSiteLeaf>
  | AppThing
  | TimeFactor

/** A path of this site with its site before it, which is what others need. */
export type AbsoluteUrl = (path: string) => string

export const CONTEXT = 'https://schema.org'

/** A game is both, because search engines show nothing of what is a VideoGame alone. */
export type AppThing = Omit<WithContext<MobileApplicationLeaf>, '@type'> & {
  '@type': MobileApplicationLeaf['@type'] | [VideoGameLeaf['@type'], MobileApplicationLeaf['@type']]
}

/** By which Baidu learns when a page came to be and when it changed. Times are those of China, without a zone. */
export interface TimeFactor {
  '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld'
  '@id': string
  title: string
  images: string[]
  description: string
  pubDate: string
  upDate: string
}

import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithContext } from 'schema-dts'
import { homePath } from '../addresses/addresses.ts'
import { here } from '../addresses/here.ts'
import { locale, words } from '../words/words.ts'
import { type AbsoluteUrl, CONTEXT } from './thing.ts'

/** schema-dts does not know the field by which an action says what it needs. */
type Ask = SearchActionLeaf & { 'query-input': string }

/** The store itself, and how to search it. */
export function site(absoluteUrl: AbsoluteUrl): WithContext<WebSiteLeaf> {
  const ask: Ask = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(here('/search'))}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: words.site.name,
    alternateName: words.site.latin,
    url: absoluteUrl(homePath),
    inLanguage: locale,
    potentialAction: ask,
  }
}

export function organization(name: string, url: string, website?: string): WithContext<OrganizationLeaf> {
  return { '@context': CONTEXT, '@type': 'Organization', name, url, ...(website ? { sameAs: website } : {}) }
}

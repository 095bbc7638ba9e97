import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithContext } from 'schema-dts'
import { homePath } from '../addresses/addresses.ts'
import { here } from '../addresses/here.ts'
import { storeName, storeSecondName } from '../words/store-name.ts'
import { locale } from '../words/words.ts'
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
  const second = storeSecondName()
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: storeName(),
    ...(second ? { alternateName: second } : {}),
    url: absoluteUrl(homePath),
    inLanguage: locale,
    potentialAction: ask,
  }
}

export function organization(name: string, url: string, website?: string): WithContext<OrganizationLeaf> {
  return { '@context': CONTEXT, '@type': 'Organization', name, url, ...(website ? { sameAs: website } : {}) }
}

import type { StaticPageName, StoreFacts } from '../../../contract/static-page.ts'
import { here } from '../../addresses/here.ts'
import { staticPages } from '../../words/static-pages.ts'
import { locale } from '../../words/words.ts'
import { definePage } from '../define-page.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import * as views from './views.ts'

const paths: Record<StaticPageName, string> = {
  about: '/about',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  client: '/client',
}

/** The store's own texts: each is a file of words, and a page. */
export default Object.entries(paths).map(([key, path]) => {
  const name = key as StaticPageName
  return definePage({
    name,
    path,
    views,
    read: () => ({}),
    tags: () => [],
    load: async parts => ({
      found: 'live',
      model: {
        name,
        staticPage: parts.brand.texts[locale].staticPages[name] ?? staticPages[name](factsOf(parts)),
        canonical: parts.origin + here(path),
      },
    }),
    sitemap: { ofSite: async () => [{ path: here(path) }] },
  })
})

function factsOf({ track, risk, mip, brand, demo, keepDays, adHosts }: PageDeps): StoreFacts {
  const { contact, securityContact, filings, client, texts } = brand
  return {
    demo,
    contact,
    securityContact,
    filings,
    client,
    keepDays,
    adHosts,
    operator: texts[locale].operator,
    counts: track !== undefined,
    honoursSignals: track?.signals !== 'ignore',
    identifies: track?.identify ?? false,
    describesDevice: track?.fingerprint ?? false,
    risk: risk !== undefined,
    collector: /^https?:/.test(track?.url ?? '') ? new URL(track?.url ?? '').host : undefined,
    mip: mip !== undefined,
  }
}

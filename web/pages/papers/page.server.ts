import { here } from '../../addresses/here.ts'
import type { PaperName, StoreFacts } from '../../words/paper.ts'
import { papers } from '../../words/papers.ts'
import { definePage } from '../define-page.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import * as views from './views.ts'

const paths: Record<PaperName, string> = {
  about: '/about',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  client: '/client',
}

/** The store's own texts: each is a file of words, and a page. */
export default Object.entries(paths).map(([key, path]) => {
  const name = key as PaperName
  return definePage({
    name,
    path,
    views,
    read: () => ({}),
    tags: () => [],
    load: async parts => ({
      found: 'live',
      model: { name, paper: papers[name](factsOf(parts)), canonical: parts.origin + here(path) },
    }),
    sitemap: { ofSite: async () => [{ path: here(path) }] },
  })
})

function factsOf({ track, risk, mip, ...parts }: PageParts): StoreFacts {
  const { demo, operator, contact, securityContact, filings, client, keepDays, adHosts } = parts
  return {
    ...{ demo, operator, contact, securityContact, filings, client, keepDays, adHosts },
    counts: track !== undefined,
    honoursSignals: track?.signals !== 'ignore',
    identifies: track?.identify ?? false,
    describesDevice: track?.fingerprint ?? false,
    risk: risk !== undefined,
    collector: /^https?:/.test(track?.url ?? '') ? new URL(track?.url ?? '').host : undefined,
    mip: mip !== undefined,
  }
}

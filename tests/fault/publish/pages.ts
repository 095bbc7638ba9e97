import { type Given, shown } from './give.ts'

/** A page on which a command is looked for. */
export interface Page {
  variant: string
  path: string
  /** The app is looked for by the last name that it was given. */
  isByName?: true
  isMobile?: true
  /** Of a call. */
  body?: string
  /** The number that it shows; undefined: none. */
  number?: (text: string) => number | undefined
  /** For what has no number: whether it shows what the command did, or what was before. An error is neither. */
  state?: (status: number, text: string) => 'done' | 'undone' | undefined
}

/** The pages that show what a command changed; of many, three in turn. */
export function pagesOf(
  { n, kind, app }: Given,
  { developer, category }: { developer: number; category: number },
): Page[] {
  const own = `/apps/${app}`
  const by = (letter: string) => (text: string) => shown(text, app, letter)
  const three = <One>(all: One[]) => [0, 1, 2].map(i => all[(n + i * 2) % all.length] as One)
  const link = new RegExp(`/apps/${app}(?!\\d)`)
  const details = (what: Partial<Page>): Page[] => [
    { variant: 'pc', path: own, ...what },
    { variant: 'mobile', path: own, isMobile: true, ...what },
  ]
  switch (kind) {
    case 'name': {
      const number = by('n')
      const found = (text: string) => (link.test(text) ? Number.MAX_SAFE_INTEGER : undefined)
      return three<Page>([
        ...details({ number }),
        { variant: 'mip', path: `/mip${own}`, number },
        { variant: 'en', path: `/en${own}`, number },
        { variant: 'history', path: `${own}/history`, number },
        { variant: 'list', path: `/category/${category}?sort=new`, number },
        { variant: 'developer', path: `/developers/${developer}`, number },
      ]).concat([
        { variant: 'search', path: '/search', isByName: true, number: found },
        { variant: 'suggest', path: '/search/suggest', isByName: true, number: found },
      ])
    }
    case 'version': {
      const number = by('v')
      return three<Page>([
        ...details({ number }),
        { variant: 'mip', path: `/mip${own}`, number },
        { variant: 'history', path: `${own}/history`, number },
        { variant: 'feed', path: '/feed.xml', number },
      ])
    }
    case 'notice':
      return details({ number: by('p') })
    case 'gift':
      return [
        { variant: 'gifts', path: '/gifts', number: by('g') },
        { variant: 'gifts', path: `${own}/gifts`, number: by('g') },
      ]
    case 'ad':
      return [
        {
          variant: 'call',
          path: '/wdjweb/api/getAdConfig',
          body: `appType=0&pageType=0&appId=${app}`,
          number: by('d'),
        },
      ]
    default: {
      const isGone = kind === 'gone'
      const as = (isThere: boolean) => (isThere === isGone ? ('undone' as const) : ('done' as const))
      const detail: Page['state'] = status =>
        status === 200 || status === 410 ? as(status === 200) : undefined
      const listed: Page['state'] = (status, text) => (status === 200 ? as(link.test(text)) : undefined)
      return [
        ...details({ state: detail }),
        ...three<Page>([
          { variant: 'mip', path: `/mip${own}`, state: detail },
          { variant: 'list', path: `/category/${category}?sort=new`, state: listed },
          { variant: 'developer', path: `/developers/${developer}`, state: listed },
          { variant: 'sitemap', path: '/sitemaps/apps-0.xml', state: listed },
        ]),
      ]
    }
  }
}

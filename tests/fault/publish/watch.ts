import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Given, mark, shown } from './give.ts'

const LIMIT_MS = 2500
const LOOK_MS = { least: 80, most: 300 }
const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

/** What a visitor of one page saw of one command. */
export interface Sight {
  n: number
  app: number
  variant: string
  edge: number
  at: number
  /** undefined: never. */
  seenAt?: number
}

interface Page {
  variant: string
  path: string
  /** The app is looked for by the last name that it was given. */
  isByName?: true
  isMobile?: true
  /** Of a call. */
  body?: string
  /** The number that it shows; undefined: none. */
  number?: (text: string) => number | undefined
  /** For what has no number. */
  isSeen?: (status: number, text: string) => boolean
}

export interface WatchOptions {
  edges: string[]
  host: string
  developer: number
  category: number
}

/** Visitors of every edge, each waiting for what was just published. */
export function watcher({ edges, host, developer, category }: WatchOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  const sights: Sight[] = []
  const highest = new Map<string, number>()
  const backwards: string[] = []
  /** How often in a row a page showed less than before. */
  const lower = new Map<string, number>()
  const waiting = new Map<number, number>()
  const named = new Map<number, number>()
  const visitors = new Map<string, Promise<void>>()
  const seekers = new Map<string, { sight: Sight; page: Page; what: string }[]>()
  let isOver = false
  return {
    sights,
    backwards,
    isFree: (app: number) => !waiting.get(app),
    watch(given: Given) {
      if (given.kind === 'name') named.set(given.app, given.n)
      for (const [edge] of edges.entries())
        for (const page of pagesOf(given)) {
          const sight: Sight = { n: given.n, app: given.app, variant: page.variant, edge, at: given.at }
          sights.push(sight)
          waiting.set(given.app, (waiting.get(given.app) ?? 0) + 1)
          visit(edge, page, sight, given)
        }
    },
    /** Waits until all is seen, or for so long. */
    async end(ms: number) {
      const until = performance.now() + ms
      while (visitors.size > 0 && performance.now() < until) await pause(50)
      isOver = true
      await Promise.all(visitors.values())
      agent.destroy()
    },
  }

  /** One visitor looks at a page, over and over, for all who wait for something on it. */
  function visit(edge: number, page: Page, sight: Sight, { kind, app }: Given): void {
    const key = `${edge} ${page.path} ${page.isMobile ? 'mobile ' : ''}${page.body ?? ''}${page.isByName ? app : ''}`
    const sought = seekers.get(key) ?? []
    sought.push({ sight, page, what: `${kind} of app ${app}` })
    seekers.set(key, sought)
    if (!visitors.has(key)) send(key, edge, page, app)
  }

  function send(key: string, edge: number, page: Page, app: number): void {
    const visitor = look(key, edge, page, app).finally(() => {
      visitors.delete(key)
      // Somebody came as he was leaving.
      if (seekers.has(key) && !isOver) send(key, edge, page, app)
    })
    visitors.set(key, visitor)
  }

  async function look(key: string, edge: number, page: Page, app: number): Promise<void> {
    for (let waitMs = LOOK_MS.least; !isOver && seekers.has(key); ) {
      const path = page.isByName ? `${page.path}?q=${nameOf(app)}` : page.path
      const { status, text } = await ask(edges[edge] ?? '', { ...page, path })
      const numbers = new Map<string, number | undefined>()
      const rest = (seekers.get(key) ?? []).filter(({ sight, page: { number, isSeen }, what }) => {
        // Read once for all who look for the same.
        if (number && !numbers.has(what)) numbers.set(what, status === 200 ? number(text) : undefined)
        const shows = numbers.get(what)
        const isThere = number ? shows !== undefined && shows >= sight.n : isSeen?.(status, text)
        if (!isThere) return true
        sight.seenAt = performance.now()
        waiting.set(sight.app, (waiting.get(sight.app) ?? 0) - 1)
        return false
      })
      // A call meets two processes, and one that can't read the catalogue says what it read before.
      for (const [what, number] of numbers)
        if (number !== undefined && !page.isByName && !page.body) noteOrder(`${key}: ${what}`, number)
      if (rest.length > 0) seekers.set(key, rest)
      else seekers.delete(key)
      await pause(waitMs)
      waitMs = Math.min(waitMs * 1.3, LOOK_MS.most)
    }
  }

  /** A later name takes the place of an earlier one. */
  function nameOf(app: number): string {
    return mark(app, 'n', named.get(app) ?? 0).toLowerCase()
  }

  /** Whoever has seen a change never sees again what was before it. */
  function noteOrder(where: string, number: number): void {
    const before = highest.get(where) ?? -1
    if (number < before) lower.set(where, (lower.get(where) ?? 0) + 1)
    else lower.delete(where)
    if ((lower.get(where) ?? 0) === 3) backwards.push(`edge ${where}: ${number} after ${before}`)
    highest.set(where, Math.max(before, number))
  }

  function pagesOf({ n, kind, app }: Given): Page[] {
    const own = `/apps/${app}`
    const by = (letter: string) => (text: string) => shown(text, app, letter)
    const three = <One>(all: One[]) => [0, 1, 2].map(i => all[(n + i * 2) % all.length] as One)
    const link = new RegExp(`/apps/${app}(?!\\d)`)
    const details = (number: Page['number']): Page[] => [
      { variant: 'pc', path: own, ...(number ? { number } : {}) },
      { variant: 'mobile', path: own, isMobile: true, ...(number ? { number } : {}) },
    ]
    switch (kind) {
      case 'name': {
        const number = by('n')
        const found = (text: string) => (link.test(text) ? Number.MAX_SAFE_INTEGER : undefined)
        return three<Page>([
          ...details(number),
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
          ...details(number),
          { variant: 'mip', path: `/mip${own}`, number },
          { variant: 'history', path: `${own}/history`, number },
          { variant: 'feed', path: '/feed.xml', number },
        ])
      }
      case 'notice':
        return details(by('p'))
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
        const there = (status: number, text: string) =>
          status < 500 && status > 0 && link.test(text) !== isGone
        const detail = (status: number) => status === (isGone ? 410 : 200)
        return [
          ...details(undefined).map(page => ({ ...page, isSeen: detail })),
          ...three<Page>([
            { variant: 'mip', path: `/mip${own}`, isSeen: detail },
            { variant: 'list', path: `/category/${category}?sort=new`, isSeen: there },
            { variant: 'developer', path: `/developers/${developer}`, isSeen: there },
            { variant: 'sitemap', path: '/sitemaps/apps-0.xml', isSeen: there },
          ]),
        ]
      }
    }
  }

  function ask(edge: string, { path, isMobile, body }: Page): Promise<{ status: number; text: string }> {
    return new Promise(done => {
      const nothing = () => done({ status: 0, text: '' })
      const headers = {
        host,
        'user-agent': isMobile ? PHONE : 'visitor',
        ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      }
      const signal = AbortSignal.timeout(LIMIT_MS)
      const asking = request(
        edge + path,
        { agent, headers, signal, method: body ? 'POST' : 'GET' },
        answer => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', part => {
            text += part
          })
          answer.once('end', () => done({ status: answer.statusCode ?? 0, text })).once('error', nothing)
        },
      )
      asking.once('error', nothing)
      asking.end(body)
    })
  }
}

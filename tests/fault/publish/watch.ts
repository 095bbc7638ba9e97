import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Given, mark } from './give.ts'
import { pageOrder } from './order.ts'
import { type Page, pagesOf } from './pages.ts'

const LIMIT_MS = 2500
const LOOK_MS = { min: 80, max: 300 }
/** Between looks at a page that shows what it should: whether it stays so. */
const GUARD_MS = 500
/** So long pages are guarded after the last command: purges are repeated for 2.5 s. */
const LAST_GUARD_MS = 3000
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

export interface WatchOptions {
  edges: string[]
  host: string
  developer: number
  category: number
}

/** What a visitor looks for on a page. Once a takedown or a restore is seen, the visitor stays and guards it. */
interface Seeker {
  sight: Sight
  page: Page
  given: Given
  isGuard: boolean
}

/** Visitors of every edge, each waiting for what was just published. */
export function watcher({ edges, host, developer, category }: WatchOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  const sights: Sight[] = []
  const order = pageOrder()
  const waiting = new Map<number, number>()
  const named = new Map<number, number>()
  const visitors = new Map<string, Promise<void>>()
  const seekers = new Map<string, Seeker[]>()
  /** Ends the pause of visitors who only guard. */
  const wake = new Map<string, () => void>()
  let isOver = false
  return {
    sights,
    backwards: order.backwards,
    isFree: (app: number) => !waiting.get(app),
    /** Before an app is taken down or restored: from now on its pages may show either. */
    release(app: number) {
      for (const [key, sought] of seekers)
        setSeekers(
          key,
          sought.filter(({ isGuard, sight }) => !isGuard || sight.app !== app),
        )
    },
    watch(given: Given) {
      if (given.kind === 'name') named.set(given.app, given.n)
      for (const [edge] of edges.entries())
        for (const page of pagesOf(given, { developer, category })) {
          const sight: Sight = { n: given.n, app: given.app, variant: page.variant, edge, at: given.at }
          sights.push(sight)
          waiting.set(given.app, (waiting.get(given.app) ?? 0) + 1)
          visit(edge, { sight, page, given, isGuard: false })
        }
    },
    /** Waits until all is seen, or for so long, and guards it a little longer. */
    async end(ms: number, guardMs = LAST_GUARD_MS) {
      const until = performance.now() + ms
      while ([...waiting.values()].some(count => count > 0) && performance.now() < until) await pause(50)
      await pause(guardMs)
      isOver = true
      await Promise.all(visitors.values())
      agent.destroy()
    },
  }

  function setSeekers(key: string, sought: Seeker[]): void {
    if (sought.length > 0) seekers.set(key, sought)
    else seekers.delete(key)
  }

  /** One visitor looks at a page, over and over, for all who wait for something on it. */
  function visit(edge: number, seeker: Seeker): void {
    const { page, given } = seeker
    const key = `${edge} ${page.path} ${page.isMobile ? 'mobile ' : ''}${page.body ?? ''}${page.isByName ? given.app : ''}`
    setSeekers(key, [...(seekers.get(key) ?? []), seeker])
    wake.get(key)?.()
    if (!visitors.has(key)) send(key, edge, page, given.app)
  }

  function send(key: string, edge: number, page: Page, app: number): void {
    const visitor = look(key, edge, page, app).finally(() => {
      visitors.delete(key)
      // Another seeker came while this visitor was leaving.
      if (seekers.has(key) && !isOver) send(key, edge, page, app)
    })
    visitors.set(key, visitor)
  }

  async function look(key: string, edge: number, page: Page, app: number): Promise<void> {
    for (let waitMs = LOOK_MS.min; !isOver && seekers.has(key); ) {
      const path = page.isByName ? `${page.path}?q=${nameOf(app)}` : page.path
      const { status, text } = await ask(edges[edge] ?? '', { ...page, path })
      const numbers = new Map<string, number | undefined>()
      const rest = (seekers.get(key) ?? []).filter(seeker => {
        const { sight, given } = seeker
        const { number, state } = seeker.page
        const what = `${given.kind} of app ${given.app}`
        if (seeker.isGuard) {
          guard(`edge ${key}: ${what}`, seeker, state?.(status, text), status)
          return true
        }
        // Read once for all who look for the same.
        if (number && !numbers.has(what)) numbers.set(what, status === 200 ? number(text) : undefined)
        const shows = numbers.get(what)
        const isThere = number ? shows !== undefined && shows >= sight.n : state?.(status, text) === 'done'
        if (!isThere) return true
        sight.seenAt = performance.now()
        waiting.set(sight.app, (waiting.get(sight.app) ?? 0) - 1)
        seeker.isGuard = state !== undefined
        return seeker.isGuard
      })
      // A call meets two processes, and one that can't read the catalogue says what it read before.
      for (const [what, number] of numbers)
        if (number !== undefined && !page.isByName && !page.body)
          order.sawNumber(`edge ${key}: ${what}`, number)
      setSeekers(key, rest)
      const isOnlyGuarded = rest.length > 0 && rest.every(({ isGuard }) => isGuard)
      await (isOnlyGuarded ? guardPause(key) : pause(waitMs))
      waitMs = isOnlyGuarded ? LOOK_MS.min : Math.min(waitMs * 1.3, LOOK_MS.max)
    }
  }

  /** Changes don't wait for this to end. */
  function guardPause(key: string): Promise<void> {
    return new Promise(done => {
      const timer = setTimeout(done, GUARD_MS)
      wake.set(key, () => {
        clearTimeout(timer)
        wake.delete(key)
        done()
      })
    })
  }

  /** An error says nothing about what was published. */
  function guard(
    where: string,
    { given }: Seeker,
    state: 'done' | 'undone' | undefined,
    status: number,
  ): void {
    if (state)
      order.sawState(where, given.kind === 'gone' ? 'takedown' : 'restore', state === 'undone', status)
  }

  /** A later name takes the place of an earlier one. */
  function nameOf(app: number): string {
    return mark(app, 'n', named.get(app) ?? 0).toLowerCase()
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

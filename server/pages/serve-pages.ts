import { promisify } from 'node:util'
import { brotliCompress, constants, crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_TYPES, type PageType } from '../../contract/page-types.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { withHelper } from '../../platform/security/content-security-policy.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { pageTypeOf } from '../../rules/devices/page-type.ts'
import { tidyPath } from '../../rules/links/tidy-path.ts'
import { admission } from './admission.ts'
import { encodeHtml } from './encode-html.ts'
import { keepBy } from './keep-by.ts'
import type { Languages } from './languages.ts'
import type { NotFound } from './not-found.ts'
import type { NothingAnswer, PageAnswer } from './page.ts'
import { speculationHeader } from './speculation-rules.ts'

const shared = 'stale-while-revalidate=60, stale-if-error=86400'
const cacheControl = {
  found: `public, max-age=0, s-maxage=300, ${shared}`,
  missing: `public, max-age=0, s-maxage=30, ${shared}`,
}

/** With those in work as many as an edge asks for at one time (ops/engines/edge-backends.ts). */
const ROW = { waiting: 90, waitMs: DEADLINES_MS.queue.wait, longestMs: DEADLINES_MS.queue.longest }

/**
 * A page is two queries at once and some milliseconds of the one thread. As many in work as there are connections keep both busy; with more
 * each page would take longer, and so would rejecting a request. Searches have half of the slots: each is
 * another page that no edge has, and a flood of them must not block other pages.
 */
export function servePages(
  app: FastifyInstance,
  languages: Languages,
  notFound: NotFound,
  metrics: Metrics,
  connections: number,
): void {
  const admit = admission({ ...ROW, inWork: connections }, metrics.shed)
  const searches = admission({ ...ROW, inWork: Math.ceil(connections / 2) }, metrics.shed)
  metrics.watchPages(() => admit.waiting() + searches.waiting())
  for (const { page, set } of languages.all.flatMap(set => set.pages.map(page => ({ page, set })))) {
    app.get<{ Params: Record<string, string>; Querystring: Record<string, string> }>(
      page.path,
      async (request, reply) => {
        const { params } = request
        const query = Object.fromEntries(
          Object.entries(request.query).filter(([name]) => page.query.includes(name)),
        )
        const came = performance.now()
        const path = [request.url.split('?', 1)[0], String(new URLSearchParams(query))]
          .filter(Boolean)
          .join('?')
        const make = () =>
          admit.run(request.raw, () => {
            metrics.page(page.path, 'wait', (performance.now() - came) / 1000)
            return page.answer({ path, params, query, pageType: pageTypeFor(request) })
          })
        const made = page.isSearch ? searches.run(request.raw, make) : make()
        const answer = await withinDeadline(made, DEADLINES_MS.page)
        if ('took' in answer && answer.took) {
          metrics.page(page.path, 'load', answer.took.load)
          metrics.page(page.path, 'render', answer.took.render)
        }
        return send(request, reply, await filled(request, answer), set.csp)
      },
    )
  }

  const firstParts = new Set(
    languages.all.flatMap(({ pages }) => pages.map(({ path }) => path.split('/')[1] ?? '')),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', ...query] = request.url.split('?')
    const { csp } = languages.at(request.url)
    const tidy = tidyPath(path, firstParts)
    if (tidy !== undefined) {
      const location = [tidy, ...query].join('?')
      return send(request, reply, { status: 301, location, tags: ['layout'] }, csp)
    }
    return send(request, reply, await notFound(request.url, pageTypeFor(request)), csp)
  })

  async function filled({ url }: FastifyRequest, answer: PageAnswer): Promise<FilledAnswer> {
    if (answer.status === 301 || 'html' in answer) return answer
    const page = await notFound(url, answer.pageType)
    return { ...page, tags: [...new Set([...page.tags, ...answer.tags])] }
  }
}

const compress = promisify(brotliCompress)

/** In a thread of its own. A higher quality takes three times as long for a twentieth less. */
const brotli = (html: Buffer) =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

type FilledAnswer = Exclude<PageAnswer, NothingAnswer>

async function send(request: FastifyRequest, reply: FastifyReply, answer: FilledAnswer, csp: string) {
  const ok = answer.status === 200 || answer.status === 301
  reply.code(answer.status).headers(keepBy(answer.tags, ok ? cacheControl.found : cacheControl.missing))
  if (answer.status === 301) return reply.header('location', answer.location).send()

  const html = encodeHtml(answer.html)
  const etag = `W/"${html.length.toString(36)}-${crc32(html).toString(36)}"`
  const policy = answer.csp ?? (answer.asksHelper ? withHelper(csp) : csp)
  const rules = ok ? speculationHeader(pageTypeFor(request)) : {}
  reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, etag, ...rules })
  if (fromEdge(request) === undefined) reply.header('vary', 'User-Agent')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  // Of the edge, which keeps it. It compresses other pages itself, as gzip, and does not know Brotli.
  if (request.headers['accept-encoding'] !== 'br') return reply.send(html)
  return reply.header('content-encoding', 'br').send(await brotli(html))
}

/** The edge has decided it already; without one it is decided here. */
export function pageTypeFor(request: FastifyRequest): PageType {
  return fromEdge(request) ?? pageTypeOf(request.headers['user-agent'])
}

function fromEdge(request: FastifyRequest): PageType | undefined {
  return PAGE_TYPES.find(type => type === request.headers['x-page-type'])
}

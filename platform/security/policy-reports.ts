import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Metrics } from '../observability/metrics.ts'
import { rateLimited } from '../observability/throttle-log.ts'
import { POLICY_REPORT_PATH } from './content-security-policy.ts'
import { DIRECTIVES, type Directive } from './directives.ts'

/** A report carries the policy and the page's address, and little more. */
const MAX_BYTES = 16 * 1024
const A_MINUTE = { max: 1, windowMs: 60_000, kinds: 100 }

interface Refused {
  directive: Directive
  /** The host, or a keyword: `inline`, `eval`, `data:`. */
  blocked: string
  /** The path of the page. */
  page: string
}

const text = z.string().max(4096)
// `report-uri`, for browsers old and new, and `report-to`.
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.default(''),
  }),
})
const several = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.default('') }),
    }),
  )
  .max(20)

/** What browsers refused to load or run on a page; undefined when the body is no report. Reports are untrusted. */
export function readReports(body: unknown): Refused[] | undefined {
  const one = single.safeParse(body)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
    return refused(report['document-uri'], directive, report['blocked-uri'])
  }
  const many = several.safeParse(body)
  return many.data?.flatMap(({ body }) => refused(body.documentURL, body.effectiveDirective, body.blockedURL))
}

function refused(document: string, said: string | undefined, target: string): Refused[] {
  const directive = DIRECTIVES.find(known => known === said)
  const page = URL.parse(document)?.pathname.slice(0, 200)
  return directive && page ? [{ directive, blocked: blockedBy(target), page }] : []
}

function blockedBy(target: string): string {
  if (/^[a-z-]{0,30}$/.test(target)) return target
  const { host = '', protocol = '' } = URL.parse(target) ?? {}
  return (host || protocol).slice(0, 100) || 'unknown'
}

/** Accepts browsers' reports of policy violations. Equal ones are logged once a minute, and always counted. */
export async function servePolicyReports(app: FastifyInstance, metrics: Metrics): Promise<void> {
  const tell = rateLimited(A_MINUTE)
  await app.register(async reports => {
    reports.removeAllContentTypeParsers()
    const types = ['application/csp-report', 'application/reports+json', 'application/json']
    reports.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      reports.getDefaultJsonParser('error', 'error'),
    )
    reports.post(POLICY_REPORT_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const found = readReports(request.body)
      if (!found) return reply.code(400).send()
      for (const one of found) {
        metrics.refusedByPolicy(one.directive)
        const { directive, blocked } = one
        tell(
          `${directive} ${blocked}`,
          () => app.log.warn(one, 'refused by the policy of a page'),
          more => app.log.warn({ directive, blocked, more }, 'refused by the policy of pages, more often'),
        )
      }
      return reply.code(204).send()
    })
  })
}

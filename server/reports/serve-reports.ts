import type { FastifyInstance } from 'fastify'
import { MAX_REPORT_LENGTH, type ReportFault } from '../../contract/report.ts'
import type { Database } from '../../data/db/database.ts'
import { keepReport } from '../../data/db/queries/reports.ts'
import { reportFaults } from '../../rules/report.ts'
import { takeForms } from '../api/form-body.ts'
import type { PageSet } from '../pages/page.ts'
import { sendWords } from '../pages/send-words.ts'
import { pageTypeFor } from '../pages/serve-pages.ts'
import type { TellAttempt } from '../security/tell.ts'

/** A character takes up to nine in a form. */
const MAX_BYTES = MAX_REPORT_LENGTH * 9 + 1024

interface ReportParts {
  db: Database
  pages: PageSet
  /** The site's own origin. */
  site: string
  tell: TellAttempt
}

/** `POST /apps/{id}/report`: a plain form, with or without a script. What is wrong with it is said in the form itself. */
export async function serveReports(
  app: FastifyInstance,
  { db, pages, site, tell }: ReportParts,
): Promise<void> {
  await app.register(async reports => {
    takeForms(reports, MAX_BYTES)
    reports.post<{ Params: { app: string }; Body: Record<string, unknown> | undefined }>(
      '/apps/:app/report',
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { origin } = request.headers
        if (origin !== undefined && origin !== site) {
          tell('foreign-origin', request)
          return reply.code(403).send()
        }
        const appId = /^[1-9]\d{0,8}$/.test(request.params.app) ? Number(request.params.app) : 0
        const field = (name: string) => {
          const value = request.body?.[name]
          return typeof value === 'string' ? value.trim() : ''
        }
        const report = { reason: field('reason'), body: field('body'), contact: field('contact') }
        const faults = reportFaults(report)
        if (faults.length === 0 && (await keepReport(db, appId, report)))
          return reply.redirect(`/apps/${appId}/report/sent`, 303)
        const wrong: ReportFault[] = faults.length > 0 ? faults : ['many']
        const answer = await pages.report(appId, pageTypeFor(request), { ...report, wrong })
        const status = answer.status !== 200 ? answer.status : faults.length > 0 ? 422 : 429
        return sendWords(reply, pages, status, answer.html)
      },
    )
  })
}

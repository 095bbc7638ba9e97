import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_REPORT_LENGTH, type Report, type ReportFault, type ReportKind } from '../../contract/report.ts'
import type { Database } from '../../data/db/database.ts'
import { findReportState, keepReport } from '../../data/db/queries/reports.ts'
import { acceptForms } from '../../platform/http/form-body.ts'
import type { LogAttempt } from '../../platform/security/log-attempt.ts'
import { reportFaults } from '../../rules/reports/report.ts'
import { REPORTS_PATH, readReportNumber, reportStatePath } from '../../rules/reports/report-number.ts'
import { REPORT_ROUTES, readReportSubject } from '../../rules/reports/report-subject.ts'
import type { Languages } from '../pages/languages.ts'
import type { NotFound } from '../pages/not-found.ts'
import { sendWords } from '../pages/send-words.ts'
import { pageTypeFor } from '../pages/serve-pages.ts'

/** A character takes up to nine in a form. */
const MAX_BYTES = MAX_REPORT_LENGTH * 9 + 1024

interface ReportDeps {
  db: Database
  pages: Languages
  notFound: NotFound
  /** The site's own origin. */
  site: string
  logAttempt: LogAttempt
}

/** A `POST` to the form's own address: a plain form, with or without a script. Errors are shown in the form itself. */
export async function serveReports(app: FastifyInstance, deps: ReportDeps): Promise<void> {
  await app.register(async reports => {
    acceptForms(reports, MAX_BYTES)
    for (const { base } of deps.pages.all) {
      for (const kind of Object.keys(REPORT_ROUTES) as ReportKind[])
        reports.post<FormRequest>(base + REPORT_ROUTES[kind], (request, reply) =>
          take(deps, kind, request, reply),
        )
      reports.post<FormRequest>(base + REPORTS_PATH, ({ body }, reply) =>
        reply.redirect(base + reportStatePath(readReportNumber(field(body, 'number')) ?? 'none'), 303),
      )
      reports.get<FormRequest>(`${base}${REPORTS_PATH}/:number`, (request, reply) =>
        showState(deps, request, reply),
      )
    }
  })
}

/** For those who have the number alone: kept nowhere, and its address goes to no other page. */
async function showState(
  { db, pages: languages }: ReportDeps,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  const pages = languages.at(request.url)
  const number = readReportNumber(request.params.number ?? '')
  const state = number === undefined ? undefined : await findReportState(db, number)
  reply.headers({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
  return sendWords(reply, pages, state ? 200 : 404, pages.reportState(pageTypeFor(request), state))
}

interface FormRequest {
  Params: Record<string, string>
  Body: Record<string, unknown> | undefined
}

async function take(
  { db, pages: languages, notFound, site, logAttempt }: ReportDeps,
  kind: ReportKind,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store')
  const { origin } = request.headers
  if (origin !== undefined && origin !== site) {
    logAttempt('foreign-origin', request)
    return reply.code(403).send()
  }
  const pages = languages.at(request.url)
  const pageType = pageTypeFor(request)
  const subject = readReportSubject(kind, request.params)
  if (!subject) return sendWords(reply, pages, 404, (await notFound(request.url, pageType)).html)
  const report = readReport(request.body)
  const faults = reportFaults(report, kind)
  const number = faults.length === 0 && (await keepReport(db, subject, report))
  if (number) return reply.redirect(pages.base + reportStatePath(number), 303)
  const wrong: ReportFault[] = faults.length > 0 ? faults : ['many']
  const answer = await pages.report(subject, pageType, { ...report, wrong })
  if (!('html' in answer)) return sendWords(reply, pages, 404, (await notFound(request.url, pageType)).html)
  const status = answer.status !== 200 ? answer.status : faults.length > 0 ? 422 : 429
  return sendWords(reply, pages, status, answer.html)
}

function readReport(body: Record<string, unknown> | undefined): Report {
  const read = (name: keyof Report) => field(body, name)
  return { reason: read('reason'), body: read('body'), contact: read('contact'), about: read('about') }
}

function field(body: Record<string, unknown> | undefined, name: string): string {
  const value = body?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

import type { PageType } from '../../../contract/page-types.ts'
import type { ReportKind, ReportSubject } from '../../../contract/report.ts'
import { REPORT_ROUTES, readReportSubject } from '../../../rules/reports/report-subject.ts'
import type { HtmlAnswer, NothingAnswer } from '../../../server/pages/page.ts'
import { reportPath } from '../../addresses/addresses.ts'
import { absent, html } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import { loadReport } from './loader.server.ts'
import type { FilledReport } from './model.ts'
import * as views from './views.ts'

const name = 'report'

const tagsOf = (subject: ReportSubject): string[] => {
  if (subject.kind === 'developer') return [`developer-${subject.developerId}`]
  if (subject.kind === 'other') return []
  return [`app-${subject.appId}`, ...(subject.kind === 'comment' ? [`comments-${subject.appId}`] : [])]
}

const kinds = Object.keys(REPORT_ROUTES) as ReportKind[]

/** For each kind of thing the form. */
export default kinds.map(kind => {
  // The one that is about no page of ours is a page that may be found.
  const found = kind === 'other'
  return definePage({
    name,
    views,
    path: REPORT_ROUTES[kind],
    read: params => readReportSubject(kind, params),
    tags: tagsOf,
    load: ({ db, origin }, subject) =>
      loadReport(db, subject, {
        canonical: found ? origin + reportPath(subject) : undefined,
        filled: undefined,
      }),
    ...(found ? { sitemap: { ofSite: async () => [{ path: reportPath({ kind: 'other' }) }] } } : {}),
  })
})

/** The form as the visitor filled it in: for them alone, and kept nowhere. */
export async function refilledReport(
  { db, renderer }: PageDeps,
  subject: ReportSubject,
  pageType: PageType,
  filled: FilledReport,
): Promise<HtmlAnswer | NothingAnswer> {
  const request = { path: reportPath(subject), params: {}, query: {}, pageType }
  const tags = tagsOf(subject)
  const loaded = await loadReport(db, subject, { canonical: undefined, filled })
  return loaded.found === 'live'
    ? html(renderer, request, { name, views }, loaded.model, tags)
    : absent(renderer, request, tags, loaded)
}

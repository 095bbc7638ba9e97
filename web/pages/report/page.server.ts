import type { PageType } from '../../../contract/page-types.ts'
import type { HtmlAnswer } from '../../../server/pages/page.ts'
import { absent, html, readIdParam } from '../answers.server.ts'
import { definePage, type PageDeclaration } from '../define-page.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import { loadReport } from './loader.server.ts'
import type { FilledReport, ReportModel } from './model.ts'
import * as views from './views.ts'

const report = {
  name: 'report',
  views,
  read: ({ app }) => readIdParam(app),
  tags: appId => [`app-${appId}`],
} satisfies Partial<PageDeclaration<number, ReportModel>>

/** The form, and what is said once a report was taken. */
export default [
  definePage({
    ...report,
    path: '/apps/:app/report',
    load: ({ db }, appId) => loadReport(db, appId, { filled: undefined, sent: false }),
  }),
  definePage({
    ...report,
    path: '/apps/:app/report/sent',
    load: ({ db }, appId) => loadReport(db, appId, { filled: undefined, sent: true }),
  }),
]

/** The form as the visitor filled it in: for them alone, and kept nowhere. */
export async function refilledReport(
  { db, renderer }: PageParts,
  appId: number,
  pageType: PageType,
  filled: FilledReport,
): Promise<HtmlAnswer> {
  const request = { params: {}, query: {}, pageType }
  const tags = report.tags(appId)
  const loaded = await loadReport(db, appId, { filled, sent: false })
  return loaded.found === 'live'
    ? html(renderer, request, report, loaded.model, tags)
    : absent(renderer, request, tags, loaded)
}

import type { PageType } from '../../../contract/page-types.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import type { HtmlAnswer, Page } from '../../../server/pages/page.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import { absent, missing, page, readId } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'
import type { FilledReport, ReportModel } from './model.ts'

/** The form, and what is said once a report was taken. */
export function reportPages(parts: PageParts): Page[] {
  const form = (sent: boolean) => (request: Parameters<Page['answer']>[0]) => {
    const appId = readId(request.params.app)
    if (appId === undefined) return Promise.resolve(missing(parts.renderer, request))
    return reportAnswer(parts, appId, request.pageType, { filled: undefined, sent })
  }
  return [
    { path: '/apps/:app/report', answer: form(false) },
    { path: '/apps/:app/report/sent', answer: form(true) },
  ]
}

/** The form as the visitor filled it in: for them alone, and kept nowhere. */
export function refilledReport(parts: PageParts, appId: number, pageType: PageType, filled: FilledReport) {
  return reportAnswer(parts, appId, pageType, { filled, sent: false })
}

async function reportAnswer(
  { db, renderer }: PageParts,
  appId: number,
  pageType: PageType,
  rest: Omit<ReportModel, 'app'>,
): Promise<HtmlAnswer> {
  const request = { params: {}, query: {}, pageType }
  const tags = [`app-${appId}`]
  const app = await findAppHead(db, appId, locale)
  if (app?.status !== 'live') return absent(renderer, request, tags, await whyAbsent(db, app))
  return page(renderer, request, 'report', { app, ...rest }, tags)
}

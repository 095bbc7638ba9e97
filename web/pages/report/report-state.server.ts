import type { ReportState } from '../../../contract/report.ts'
import type { SharedPageType } from '../../shell/view.ts'
import type { Renderer } from '../renderer.tsx'
import { ReportStatePage } from './report-state.tsx'

/** In the language's own page, but without an address: what it has is in no link. */
export const reportState = (
  renderer: Renderer,
  pageType: SharedPageType,
  state: ReportState | undefined,
): string =>
  renderer.page({ name: 'report', views: { PC: ReportStatePage, Mobile: ReportStatePage } }, pageType, {
    state,
  })

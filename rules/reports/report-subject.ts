import type { ReportKind, ReportSubject } from '../../contract/report.ts'
import { appOfComment } from './comment-id.ts'

/** Where each kind of thing is reported: a route. */
export const REPORT_ROUTES: Record<ReportKind, string> = {
  app: '/apps/:app/report',
  comment: '/apps/:app/comments/:comment/report',
  developer: '/developers/:developer/report',
  other: '/report',
}

export function reportPath(subject: ReportSubject): string {
  if (subject.kind === 'app') return `/apps/${subject.appId}/report`
  if (subject.kind === 'comment') return `/apps/${subject.appId}/comments/${subject.commentId}/report`
  return subject.kind === 'developer' ? `/developers/${subject.developerId}/report` : '/report'
}

/** undefined: an address that we never write. */
export function readReportSubject(
  kind: ReportKind,
  params: Record<string, string>,
): ReportSubject | undefined {
  if (kind === 'other') return { kind }
  if (kind === 'developer') {
    const developerId = id(params.developer, 9)
    return developerId === undefined ? undefined : { kind, developerId }
  }
  const appId = id(params.app, 9)
  if (appId === undefined) return undefined
  if (kind === 'app') return { kind, appId }
  const commentId = id(params.comment, 16)
  return commentId === undefined || appOfComment(commentId) !== appId ? undefined : { kind, appId, commentId }
}

const id = (text = '', digits: number): number | undefined =>
  /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : undefined

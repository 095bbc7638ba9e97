import { expect, test } from 'vitest'
import type { ReportSubject } from '../../contract/report.ts'
import { commentId } from './comment-id.ts'
import { REPORT_ROUTES, readReportSubject, reportPath } from './report-subject.ts'

const subjects: ReportSubject[] = [
  { kind: 'app', appId: 42 },
  { kind: 'comment', appId: 42, commentId: commentId(42, 7) },
  { kind: 'developer', developerId: 3 },
  { kind: 'other' },
]

test.each(subjects)('the address of %j is read as it is written, and fits its route', subject => {
  const route = REPORT_ROUTES[subject.kind]
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${route.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(reportPath(subject))?.slice(1)
  const params = Object.fromEntries(names.map((name, i) => [name, values?.[i] ?? '']))
  expect(readReportSubject(subject.kind, params)).toEqual(subject)
})

test.each([
  ['app', { app: '0' }],
  ['app', { app: '01' }],
  ['app', { app: '1234567890' }],
  ['developer', { developer: 'x' }],
  ['comment', { app: '42', comment: String(commentId(43, 7)) }],
  ['comment', { app: '42', comment: '7' }],
] as const)('there is no %s at %j', (kind, params) => {
  expect(readReportSubject(kind, params)).toBeUndefined()
})

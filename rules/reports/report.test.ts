import { expect, test } from 'vitest'
import { reportFaults } from './report.ts'

const good = { reason: 'malware', body: '安装后弹广告', contact: '13912345678', about: '' }

test('[VAL-1] a report with a reason, words and a number is taken, and one without a number too', () => {
  expect(reportFaults(good, 'app')).toEqual([])
  expect(reportFaults({ ...good, contact: '' }, 'app')).toEqual([])
  expect(reportFaults({ ...good, contact: 'a@b.example' }, 'app')).toEqual([])
})

test.each([
  [{ reason: 'other' }, ['reason']],
  [{ reason: '' }, ['reason']],
  [{ body: '' }, ['body']],
  [{ body: 'x'.repeat(2001) }, ['body']],
  [{ contact: '15412345678' }, ['contact']],
  [{ contact: '139 1234 5678' }, ['contact']],
  [{ contact: 'a@b' }, ['contact']],
  [{ reason: 'toString', body: '', contact: 'x' }, ['reason', 'body', 'contact']],
])('[VAL-1] with %j it is not', (change, faults) => {
  expect(reportFaults({ ...good, ...change }, 'app')).toEqual(faults)
})

test('each kind of thing has reasons of its own', () => {
  expect(reportFaults(good, 'comment')).toEqual(['reason'])
  expect(reportFaults({ ...good, reason: 'spam' }, 'comment')).toEqual([])
  expect(reportFaults({ ...good, reason: 'spam' }, 'developer')).toEqual(['reason'])
})

test('a subject without a page of its own is named by the reporter', () => {
  const about = (about: string) => reportFaults({ ...good, about }, 'other')
  expect([about('苔藓手帐'), about(''), about('x'.repeat(201))]).toEqual([[], ['about'], ['about']])
})

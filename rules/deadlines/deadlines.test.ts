import { expect, test } from 'vitest'
import { DEADLINES_MS, SCRIPT_CALL_MS } from './deadlines.ts'

const { replica, database, queue, call, page, ready, edge, front, purgedAgain } = DEADLINES_MS

test.each<[string, number[]]>([
  ['a replica leaves time for the primary', [replica.statement, replica.answer, page - replica.connect]],
  ['PostgreSQL, the process that asked it, the page', [database.statement, database.answer, page]],
  ['a connection, the page', [replica.connect, database.connect, page]],
  ['a wait in the queue, and then the work', [queue.wait, queue.longest, page - queue.longest]],
  ['a page, the edge, the front', [page, edge.page, edge.other, front.idle]],
  ['a call, the edge, the script of a page', [call, edge.page, SCRIPT_CALL_MS]],
  ['whether pages can be made, the probe', [ready, edge.probe.answer]],
  ['a probe is sent before the one before it is late', [edge.probe.every, edge.probe.answer]],
  ['the edge forgets a full queue before that is empty', [edge.full, queue.wait]],
])('%s: each gives up before the next', (_, inOrder) => {
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(new Set(inOrder).size).toBe(inOrder.length)
})

test('busy is not dead: what answers within two seconds is no failed probe', () => {
  expect(Math.min(ready, edge.probe.answer)).toBeGreaterThanOrEqual(2000)
})

test('a page that can’t be made says so within 2.5 seconds, retry included', () => {
  expect(edge.page).toBeLessThanOrEqual(2500)
  expect(edge.retry).toBeLessThan(edge.page / 2)
})

test('the last purge of a page comes when none is left that was being made before', () => {
  const last = purgedAgain.reduce<number>((sum, ms) => sum + ms, 0)
  expect(last).toBeGreaterThanOrEqual(edge.page)
})

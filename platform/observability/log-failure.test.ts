import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { failureLogger } from './log-failure.ts'

function told() {
  const lines: unknown[] = []
  const log = { error: (line: object, text: string) => void lines.push({ ...line, text }) }
  return { lines, tell: failureLogger(log as unknown as FastifyBaseLogger) }
}

test('a fault of the program is logged with its stack and the request', () => {
  const { lines, tell } = told()
  const err = new TypeError('x is not a function')
  tell('failed', err, 'abc-1')
  expect(lines).toEqual([{ err, reqId: 'abc-1', text: 'failed' }])
})

test('an engine that is unavailable is logged by its reason alone', () => {
  const { lines, tell } = told()
  tell('failed', Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'abc-2')
  expect(lines).toEqual([{ why: 'ECONNREFUSED connect 10.0.0.1', reqId: 'abc-2', text: 'failed' }])
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a fault that nothing has caught is in the log, and ends the process', () => {
  const program = `
    import { pino } from 'pino'
    import { exitOnFatalError } from './log-fatal-errors.ts'
    exitOnFatalError(pino(pino.destination({ dest: 1, sync: false })))
    setInterval(() => undefined, 1000)
    setTimeout(() => { throw new RangeError('nonsense') })`
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const args = ['--input-type=module', '-e', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect([status, stderr]).toEqual([1, ''])
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { type: 'RangeError', message: 'nonsense' } })
})

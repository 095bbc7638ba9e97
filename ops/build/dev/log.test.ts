import { expect, test } from 'vitest'
import { devLog } from './log.ts'

test('a line of the log reads as a sentence, with its error below', () => {
  const said: string[] = []
  const log = devLog(text => said.push(text))
  const time = new Date(2026, 0, 2, 3, 4, 5).getTime()
  log.write(JSON.stringify({ level: 30, time, pid: 1, hostname: 'x', msg: 'Server listening', port: 3000 }))
  log.write(
    JSON.stringify({
      level: 50,
      time,
      msg: 'no page',
      reqId: 'a',
      err: { message: 'm', stack: 'Error: m\n    at f' },
    }),
  )
  expect(said).toEqual([
    '03:04:05 info  Server listening port=3000',
    '03:04:05 ERROR no page\nError: m\n    at f',
  ])
})

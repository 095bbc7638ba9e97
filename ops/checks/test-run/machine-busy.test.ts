import { expect, test } from 'vitest'
import { parseStat } from './costs/machine-seconds.ts'
import { reasonNotToJudge } from './machine-busy.ts'

const stat = (user: number, idle: number, steal: number) =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${steal} 0 0\ncpu0 1 2 3\n`
const idle = [stat(0, 0, 0), stat(10, 190, 0)].map(parseStat) as [ReturnType<typeof parseStat>, never]
const end = (steal: number) => parseStat(stat(10_000, 190, steal))

test('a machine that was idle before the run can be judged', () => {
  expect(reasonNotToJudge(...idle, end(100))).toBe(undefined)
})

test('a machine that others use is not judged', () => {
  const busy = parseStat(stat(100, 100, 0))
  expect(reasonNotToJudge(idle[0], busy, end(0))).toBe(
    'other processes used 50 % of the machine before the run',
  )
})

test('a machine whose host takes its time away is not judged', () => {
  expect(reasonNotToJudge(...idle, end(1000))).toBe("the host took 9 % of the machine's time during the run")
})

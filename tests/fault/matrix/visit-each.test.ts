import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import type { Fault } from './fault.ts'
import { findings } from './findings.ts'
import type { Journey } from './journeys.ts'
import { LIMITS } from './judge.ts'
import { visitEach } from './visit-each.ts'

const fault: Fault = { part: 'web', kind: 'killed', begin: async () => {}, end: async () => {} }
const answer = (ms: number, status = 200): Answer => ({ status, ms, body: '', headers: {} })

/** The journey is answered so the first time, the second time, and so on. */
async function visited(answers: Answer[], othersShare: number, journeys: Journey[] = ['stale']) {
  const found = findings(() => othersShare)
  const given = [...answers]
  const cells = await visitEach(
    { fault, journeys, limits: LIMITS },
    async () => given.shift() ?? answer(0, 0),
    found,
  )
  return { found, cells, asked: answers.length - given.length }
}

test('a late first answer counts, and a quicker one after it does not', async () => {
  const { found, cells, asked } = await visited([answer(201), answer(5)], 0)
  expect(asked).toBe(1)
  expect(cells.get('stale')?.ms).toBe(201)
  expect(Object.fromEntries(found.broken)).toEqual({
    'stale page, 40 visitors': 'took 201 ms, and may take 200',
  })
  expect(found.notJudged.size).toBe(0)
})

test('a late first answer on a busy machine is not judged, and does not pass', async () => {
  const { found, asked } = await visited([answer(201), answer(5)], 0.7)
  expect(asked).toBe(1)
  expect(found.broken.size).toBe(0)
  expect(Object.fromEntries(found.notJudged)).toEqual({
    'stale page, 40 visitors': 'took 201 ms, and may take 200 (others used 70 % of the processors)',
  })
})

test('a wrong status fails, however busy the machine is', async () => {
  const { found } = await visited([answer(5, 503)], 0.9)
  expect(found.broken.size).toBe(1)
  expect(found.notJudged.size).toBe(0)
})

test('an answer in time passes, also on a busy machine', async () => {
  const { found } = await visited([answer(200), answer(2500)], 0.9, ['stale', 'cold'])
  expect([found.broken.size, found.notJudged.size]).toEqual([0, 0])
})

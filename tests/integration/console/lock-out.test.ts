import { beforeAll, expect, test, vi } from 'vitest'
import { renewCodes } from '../../../console/server/access/codes.ts'
import { keepKey } from '../../../console/server/access/passkeys.ts'
import { heapMb } from '../../support/heap.ts'
import { query } from '../../support/query.ts'
import { softwarePasskey } from '../../support/software-passkey.ts'
import { within } from '../../support/within.ts'
import { type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

const { app, colleague, db, metrics, post, tokenOf, url } = staffedConsole('lock_out')
/** Failures of strangers, half of them by IPv6; many more by hand: FAILURES=100000. */
const FAILURES = Number(process.env.FAILURES ?? 1000)
const AT_ONCE = 20
const from = (address: string) => ({ 'x-forwarded-for': address })
const network = (n: number) =>
  n % 2 === 0
    ? `${11 + (n >> 17)}.${(n >> 9) & 255}.${(n >> 1) & 255}.7`
    : `2001:${(n >> 17).toString(16)}:${((n >> 1) & 0xffff).toString(16)}:1::1`

/** What a flood of failures may cost. */
const MOST_GROWTH_MB = 50
const MOST_LINES_A_MINUTE = 100

/** The most within any minute. */
const mostInAMinute = (times: number[]) =>
  Math.max(0, ...times.map((from, i) => times.slice(i).filter(time => time < from + 60_000).length))

let [ada, ben] = [] as unknown as [Colleague, Colleague]
const passkey = softwarePasskey(ORIGIN)
let codes: string[] = []
let changes = 0
const countChanges = async () =>
  (await query(url, 'select count(*)::int as n from changes')).rows[0].n as number

beforeAll(async () => {
  ada = await colleague('owner')
  ben = await colleague('owner')
  await keepKey(db, ada.id, passkey.key as never, 'a key')
  codes = await renewCodes(db, ben.id)
  changes = await countChanges()
})

const attempts = async (attempt: string) =>
  Number(new RegExp(`attempt="${attempt}"\\} (\\d+)`).exec(await metrics().registry.metrics())?.[1])

test(`${FAILURES} failures of as many networks lock no one out, and leave no trace in the record`, async () => {
  const lines: number[] = []
  vi.spyOn(app().log, 'warn').mockImplementation(() => void lines.push(performance.now()))
  // What is made once, for the first of them, is not counted.
  await post(undefined, '/sign-in', { code: 'aaaaa-bbbbb' }, from('203.0.113.7'))
  const heapBefore = heapMb()
  const floodBegan = performance.now()
  for (let n = 0; n < FAILURES; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, i) => {
        const { statusCode } = await post(
          undefined,
          '/sign-in',
          { code: 'aaaaa-bbbbb' },
          from(network(n + i)),
        )
        expect(statusCode).toBe(401)
      }),
    )
  const [floodMs, grownMb] = [performance.now() - floodBegan, heapMb() - heapBefore]
  expect(grownMb).toBeLessThan(MOST_GROWTH_MB)
  // And one that goes on after it was stopped.
  for (let n = 0; n < 20; n += 1) await post(undefined, '/sign-in', { code: 'x' }, from('198.51.100.7'))
  expect(await attempts('wrong-code')).toBe(FAILURES + 11)
  expect(await attempts('locked-out')).toBe(10)

  const signIn = async (fields: Record<string, string>, address: string) => {
    const began = performance.now()
    expect((await post(undefined, '/sign-in', fields, from(address))).statusCode).toBe(303)
    return performance.now() - began
  }
  const token = tokenOf(undefined)
  const shown = { _token: token, passkey: passkey.show(token) }
  const passkeyMs = await signIn(shown, '198.51.100.7')
  expect(passkeyMs, 'a passkey, from the network that is stopped').toBeLessThan(within(2000))
  const codeMs = await signIn({ code: codes[0] ?? '' }, '192.0.2.200')
  expect(codeMs, 'a code, from a new network').toBeLessThan(within(2000))
  expect(lines.length).toBeGreaterThan(0)
  expect(mostInAMinute(lines)).toBeLessThanOrEqual(MOST_LINES_A_MINUTE)
  expect(await countChanges()).toBe(changes)
  console.log(
    `${FAILURES} failures in ${(floodMs / 1000).toFixed(0)} s: heap +${grownMb.toFixed(1)} MB, ${lines.length} log lines, at most ${mostInAMinute(lines)} in a minute; signed in by passkey in ${passkeyMs.toFixed(0)} ms, by code in ${codeMs.toFixed(0)} ms`,
  )
}, 1_200_000)

test('a form of another site, a role that is refused and a stolen cookie are counted', async () => {
  const reader = await colleague('reader')
  await post(reader, '/commands/app.edit', { app: '1' }, { origin: 'https://evil.example' })
  await post(reader, '/commands/app.takedown', { app: '1' })
  await post(reader, '/commands/app.edit', { app: '1' }, { host: 'evil.example' })
  expect(await Promise.all(['foreign-origin', 'refused-role', 'foreign-host'].map(attempts))).toEqual([
    1, 1, 1,
  ])
  await post(reader, '/commands/app.edit', { app: '1' }, { 'user-agent': 'curl/8' })
  expect(await attempts('stolen-cookie')).toBe(1)
})

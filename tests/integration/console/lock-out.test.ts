import { beforeAll, expect, test } from 'vitest'
import { renewCodes } from '../../../console/server/access/codes.ts'
import { keepKey } from '../../../console/server/access/passkeys.ts'
import { query } from '../../support/query.ts'
import { softwarePasskey } from '../../support/software-passkey.ts'
import { within } from '../../support/within.ts'
import { type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

const { colleague, db, metrics, post, tokenOf, url } = staffedConsole('lock_out')
/** Failures of strangers, half of them by IPv6; many more by hand: FAILURES=100000. */
const FAILURES = Number(process.env.FAILURES ?? 1000)
const AT_ONCE = 20
const from = (address: string) => ({ 'x-forwarded-for': address })
const network = (n: number) =>
  n % 2 === 0
    ? `${11 + (n >> 17)}.${(n >> 9) & 255}.${(n >> 1) & 255}.7`
    : `2001:${(n >> 17).toString(16)}:${((n >> 1) & 0xffff).toString(16)}:1::1`

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

test(`${FAILURES} failures of as many networks lock nobody out, and leave no trace in the record`, async () => {
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
  // And one that goes on after it was stopped.
  for (let n = 0; n < 20; n += 1) await post(undefined, '/sign-in', { code: 'x' }, from('198.51.100.7'))
  expect(await attempts('wrong-code')).toBe(FAILURES + 10)
  expect(await attempts('locked-out')).toBe(10)

  let began = performance.now()
  const token = tokenOf(undefined)
  const shown = { _token: token, passkey: passkey.show(token) }
  expect((await post(undefined, '/sign-in', shown, from('198.51.100.7'))).statusCode).toBe(303)
  expect(performance.now() - began, 'a passkey, from the network that is stopped').toBeLessThan(within(2000))
  began = performance.now()
  const code = { code: codes[0] ?? '' }
  expect((await post(undefined, '/sign-in', code, from('192.0.2.200'))).statusCode).toBe(303)
  expect(performance.now() - began, 'a code, from a new network').toBeLessThan(within(2000))
  expect(await countChanges()).toBe(changes)
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

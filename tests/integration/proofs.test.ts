import { createSocket, type Socket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDueProofs } from '../../catalogue/proofs/check-due-proofs.ts'
import { proofResolver } from '../../catalogue/proofs/proof-resolver.ts'
import { mirrorPlace, ownPlace } from '../../catalogue/repositories/fetch/places.ts'
import { openDatabase } from '../../data/db/database.ts'
import { freePorts } from '../support/free-ports.ts'
import { putRow } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { giver } from './commands/giving.ts'
import { suiteApp } from './suite.ts'

const { app, url, db, workerUrl } = suiteApp('proofs')
const worker = openDatabase({ url: workerUrl, pool: 3, statementTimeoutMs: 60_000 })
const give = giver(db)

/** The developer's own machines, on loopback: what they answer can be changed at any time. */
const records = new Map<string, string>()
const files = new Map<string, string | { status: number; location?: string }>()
let names: Socket
let web: Server
let elsewhere: Server
let webPort = 0

beforeAll(async () => {
  names = createSocket('udp4').on('message', (asked, { port, address }) => {
    names.send(answerTo(asked, records), port, address)
  })
  await new Promise<void>(done => names.bind(0, '127.0.0.1', done))
  web = createServer(({ url: path = '' }, response) => {
    const file = files.get(path) ?? { status: 404 }
    if (typeof file === 'string') return response.end(file)
    response.writeHead(file.status, file.location ? { location: file.location } : {}).end()
  })
  elsewhere = createServer((_, response) => response.end(String(files.get('elsewhere'))))
  for (const server of [web, elsewhere]) await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  webPort = (web.address() as AddressInfo).port
})
afterAll(async () => {
  names.close()
  web.close()
  elsewhere.close()
  await worker.destroy()
})

/** A reply with one TXT record, or with the code for a name that is not there. */
function answerTo(asked: Buffer, records: Map<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const question = asked.subarray(12, at + 5)
  const text = records.get(labels.join('.').toLowerCase())
  const head = Buffer.from(asked.subarray(0, 12))
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(text === undefined ? 0 : 1, 6)
  head.writeUInt32BE(0, 8)
  if (text === undefined) return Buffer.concat([head, question])
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([head, question, record, data])
}

const check = () =>
  checkDueProofs(worker, {
    place: () => ownPlace(`http://127.0.0.1:${webPort}/`),
    resolveTxt: proofResolver([`127.0.0.1:${names.address().port}`]),
  })
/** As if so much time had gone by. */
const pass = (time: string) =>
  query(
    url,
    `update proof_checks set since = since - interval '${time}', seen_at = seen_at - interval '${time}',
       checked_at = checked_at - interval '${time}', next_at = next_at - interval '${time}'`,
  )
const badge = 'href="/developers/1#proofs"'
const hasBadge = async (appId = 1) => (await app().inject(`/apps/${appId}`)).body.includes(badge)
const sheet = async () => (await app().inject('/developers/1')).body
const proofs = async () =>
  (
    await query(
      url,
      `select p.id::int, method, token, fault, since is not null as seen from developer_proofs p
       left join proof_checks c on c.proof_id = p.id order by p.id`,
    )
  ).rows
const prove = async (method: string, more: object = {}) => {
  await give('developer.prove', { developer: 1, method, domain: 'dev.example', ...more })
  return (await proofs()).at(-1)
}
const signer = async () =>
  (
    await query(
      url,
      `select encode(f.signer_sha256, 'hex') as signer from apps a join packages p on p.version_id = a.current_version_id
       join inspections f on f.sha256 = p.sha256 where a.id = 1 and f.signer_sha256 is not null limit 1`,
    )
  ).rows[0]?.signer as string | undefined

beforeEach(async () => {
  files.clear()
  records.clear()
  // The fixture's own goes too.
  for (const { id } of await proofs()) await give('developer.unprove', { proof: id })
  expect(await hasBadge()).toBe(false)
})

describe('a proof at a domain', () => {
  const methods: [string, (token: string) => Promise<void>, () => void][] = [
    [
      'dns',
      async token => void records.set('_pergola.dev.example', `pergola=${token}`),
      () => records.clear(),
    ],
    [
      'well-known',
      async token => void files.set('/.well-known/pergola.txt', `pergola=${token}\n`),
      () => files.clear(),
    ],
    [
      'assetlinks',
      async () => {
        const print = ((await signer()) ?? '').toUpperCase().replace(/..(?!$)/g, '$&:')
        const target = {
          namespace: 'android_app',
          package_name: 'app.qingyu.moss',
          sha256_cert_fingerprints: [print],
        }
        files.set('/.well-known/assetlinks.json', JSON.stringify([{ relation: ['x'], target }]))
      },
      () => files.clear(),
    ],
  ]

  test.each(methods)(
    'by %s brings the badge once it is found, and takes it away within a day once it is gone',
    async (method, publish, withdraw) => {
      const proof = await prove(method, method === 'assetlinks' ? { app: 1 } : {})
      await check()
      expect([await hasBadge(), (await proofs())[0]?.fault]).toEqual([false, 'absent'])
      await publish(proof?.token ?? '')
      await pass('24 hours')
      await check()
      expect(await hasBadge()).toBe(true)
      expect(await sheet()).toContain('dev.example')
      expect(await sheet()).toMatch(/<code>(dig|curl) /)
      withdraw()
      await pass('24 hours')
      await check()
      expect([await hasBadge(), (await proofs())[0]?.fault]).toEqual([false, 'absent'])
    },
  )

  test('that was found purges the pages of the developer, and so does one that is lost', async () => {
    const purges = async () =>
      (
        await query(
          url,
          `select count(*)::int as n from outbox where 'developer-1' = any(tags) and change_id is null`,
        )
      ).rows[0]?.n
    const before = await purges()
    const proof = await prove('well-known')
    files.set('/.well-known/pergola.txt', `pergola=${proof?.token}`)
    await check()
    expect(await purges()).toBe(before + 1)
    await pass('24 hours')
    await check()
    expect(await purges()).toBe(before + 1)
    files.clear()
    await pass('24 hours')
    await check()
    expect(await purges()).toBe(before + 2)
  })

  test('is not checked before it is due, and then within a day', async () => {
    await prove('well-known')
    await check()
    const { rows } = await query(
      url,
      `select next_at > now() and next_at <= checked_at + interval '1 day' as right from proof_checks`,
    )
    expect(rows).toEqual([{ right: true }])
    files.set('/.well-known/pergola.txt', `pergola=${(await proofs())[0]?.token}`)
    await check()
    expect(await hasBadge()).toBe(false)
  })

  test('has a time of day of its own: after an outage checks spread over the day again', async () => {
    const count = 24
    for (let n = 0; n < count; n++) await prove('well-known', { domain: `d${n}.example` })
    const times = async (): Promise<number[]> => {
      const { rows } = await query(
        url,
        'select extract(epoch from next_at)::bigint % 86400 as at from proof_checks order by proof_id',
      )
      return rows.map(({ at }) => Number(at))
    }
    await pass('3 days')
    await check()
    const first = await times()
    const sorted = [...first].sort((a, b) => a - b)
    const gaps = sorted.map((at, i) => (sorted[i + 1] ?? (sorted[0] ?? 0) + 86_400) - at)
    expect(Math.max(...gaps)).toBeLessThan((3 * 86_400) / count)
    // Moved by whole days, so that the times of day stay.
    await pass('2 days')
    await check()
    expect(await times()).toEqual(first)
  })

  test('holds for three days while its domain is down, and no longer', async () => {
    const proof = await prove('well-known')
    files.set('/.well-known/pergola.txt', `pergola=${proof?.token}`)
    await check()
    files.set('/.well-known/pergola.txt', { status: 503 })
    for (const day of [1, 2, 3]) {
      await pass('24 hours')
      if (day < 3) await check()
      expect([day, await hasBadge()]).toEqual([day, day < 3])
    }
    expect((await proofs())[0]).toMatchObject({ fault: 'unreachable', seen: true })
    expect(await sheet()).toContain('无法访问')
  })

  test('goes after three days also when the worker hangs', async () => {
    const proof = await prove('well-known')
    files.set('/.well-known/pergola.txt', `pergola=${proof?.token}`)
    await check()
    await pass('73 hours')
    expect(await hasBadge()).toBe(false)
  })

  test('is none where the file is elsewhere, is another’s or is too long', async () => {
    const proof = await prove('well-known')
    const ours = `pergola=${proof?.token}`
    const { port } = elsewhere.address() as AddressInfo
    files.set('elsewhere', ours)
    for (const [file, fault] of [
      [{ status: 302, location: `http://127.0.0.1:${port}/` }, 'elsewhere'],
      [{ status: 301, location: 'https://other.example/.well-known/pergola.txt' }, 'elsewhere'],
      [`pergola=${'0'.repeat(32)}`, 'absent'],
      [`${ours}\n${'x'.repeat(5000)}`, 'absent'],
    ] as const) {
      files.set('/.well-known/pergola.txt', file)
      await query(url, 'update proof_checks set next_at = now()')
      await check()
      expect([file, (await proofs())[0]?.fault, await hasBadge()]).toEqual([file, fault, false])
    }
  })

  test('never leads into the house', async () => {
    const proof = await prove('well-known', { domain: 'localhost.example' })
    files.set('/.well-known/pergola.txt', `pergola=${proof?.token}`)
    await checkDueProofs(worker, {
      place: () => mirrorPlace('https://localhost'),
      resolveTxt: async () => [],
    })
    expect((await proofs())[0]?.fault).toBe('elsewhere')
  })

  test('that no name server answers leaves what was known', async () => {
    const proof = await prove('dns')
    records.set('_pergola.dev.example', `pergola=${proof?.token}`)
    await check()
    await pass('24 hours')
    const [closed = 0] = await freePorts(1)
    await checkDueProofs(worker, {
      place: () => ownPlace('http://127.0.0.1:1/'),
      resolveTxt: proofResolver([`127.0.0.1:${closed}`]),
    })
    expect([(await proofs())[0]?.fault, await hasBadge()]).toEqual(['unreachable', true])
  })
})

describe('what staff may do', () => {
  test('papers need a second person, and expire', async () => {
    const papers = { developer: 1, papers: '营业执照', expiresAt: new Date(Date.now() + 1e9).toISOString() }
    await expect(giver(db, { isAlone: true })('developer.papers', papers)).rejects.toThrow('approval')
    await give('developer.papers', papers)
    expect([await hasBadge(), (await sheet()).includes('营业执照')]).toEqual([true, true])
    await query(
      url,
      `update developer_proofs set added_at = added_at - interval '30 days', expires_at = now() - interval '1 second'`,
    )
    expect(await hasBadge()).toBe(false)
    expect(await sheet()).toContain('已过期')
  })

  test('no paper lasts for more than two years, and no proof is of an address or another developer’s app', async () => {
    const late = { developer: 1, papers: 'x', expiresAt: '2100-01-01T00:00:00Z' }
    await expect(give('developer.papers', late)).rejects.toThrow()
    for (const domain of ['localhost', '127.0.0.1', 'a.example:80', 'a.example/x', 'https://a.example', ''])
      await expect(prove('dns', { domain })).rejects.toThrow()
    await expect(prove('assetlinks')).rejects.toThrow()
    await expect(prove('assetlinks', { app: 2 })).rejects.toThrow()
    await expect(prove('dns', { app: 1 })).rejects.toThrow()
    expect(await proofs()).toEqual([])
  })

  test('the worker can’t add a proof', async () => {
    const insert = `insert into developer_proofs (developer_id, method, domain, token, added_by)
      values (1, 'dns', 'a.example', '${'0'.repeat(32)}', 'x')`
    await expect(query(workerUrl, insert)).rejects.toThrow('permission')
  })
})

test('a proof for one app says nothing of another', async () => {
  await putRow(url, 'apps', { id: 2, developer_id: 1 })
  await prove('assetlinks', { app: 1 })
  const at = { since: 'now()', signer: `'${await signer()}'` }
  await query(url, `update proof_checks set since = ${at.since}, seen_at = now(), signer = ${at.signer}`)
  expect([await hasBadge(1), await hasBadge(2)]).toEqual([true, false])
  await query(url, `update proof_checks set signer = '${'0'.repeat(64)}'`)
  expect(await hasBadge(1)).toBe(false)
  await putRow(url, 'apps', { id: 2, developer_id: null })
})

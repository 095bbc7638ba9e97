import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../ops/process.ts'
import { root } from '../../../ops/settings.ts'
import { ask, get, isLate, strictly, untilDenied } from './ask.ts'
import { strictPorts, temp } from './booted.ts'

test('[SEC-3] what the edge answers itself carries the headers of every answer, and says nothing of the edge', async () => {
  const answers = {
    400: await strictly('/%61'),
    403: await ask(strictPorts.purge, '/'),
    404: await strictly('/healthz/ready'),
    405: await strictly('/', { method: 'PURGE' }),
    414: await strictly('/'.padEnd(3000, 'x')),
    421: await ask(strictPorts.edge, '/', { headers: { host: 'evil.example' } }),
    429: (await untilDenied(n => strictly(`/apps/${5000 + n}`, { localAddress: '127.0.9.1' }), isLate)).told,
  }
  const broken = await strictly('/%ff', { localAddress: '127.0.7.7' })
  expect(broken.status).toBe(400)
  await temp.store.web.stop()
  const away = [
    await strictly('/apps/77', { localAddress: '127.0.8.8' }),
    await strictly('/wdjweb/api/x', { localAddress: '127.0.8.9' }),
  ]
  // A page draws the color of a picture that does not come.
  const picture = await strictly('/img/icon/away_130x130.webp', { localAddress: '127.0.8.7' })
  await temp.store.web.start()
  for (const ask of [get, strictly])
    await expect
      .poll(async () => (await ask('/gifts', { localAddress: '127.0.8.9' })).status, { timeout: 10_000 })
      .toBe(200)
  expect(away.map(({ status }) => status)).toEqual([503, 503])
  expect([picture.status, picture.headers['cache-control']]).toEqual([404, 'public, max-age=10'])
  for (const [status, answer] of Object.entries(answers)) expect(answer.status).toBe(Number(status))
  for (const { headers, status } of [...Object.values(answers), broken, ...away]) {
    expect(headers, String(status)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    })
    for (const name of ['server', 'via', 'x-varnish', 'xkey', 'x-purged'])
      expect(headers[name]).toBeUndefined()
  }
}, 30_000)

test('[SEC-2] the command for operators lists visitors that the edge turned away', async () => {
  const from = (n: number) => ({ localAddress: `127.0.12.${n}` })
  await strictly('/', { ...from(1), headers: { host: 'evil.example' } })
  await strictly('/x?secret', { ...from(2), method: 'PURGE' })
  await ask(strictPorts.purge, '/', from(3))
  await untilDenied(n => strictly(`/apps/${7000 + n}`, from(4)), isLate)
  await strictly('/apps/1', from(5))
  await strictly('/"\\x', { ...from(6), headers: { host: '"x\\' } })

  const docs = readFileSync(join(root, 'docs/how-to/monitor.md'), 'utf8')
  const command = /^varnishncsa -R .*$/m.exec(docs)?.[0] ?? ''
  // What was, and then the end; the limit is for what is to come.
  const all = command.replace(
    'varnishncsa -R 20/1s',
    `varnishncsa -d -n ${join(temp.settings.runDir, 'strict/work')}`,
  )
  const told = run('sh', ['-c', all])
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const of = (n: number) => told.filter(({ client }) => client === `127.0.12.${n}`)
  expect(of(1)).toMatchObject([{ status: 421, method: 'GET', host: 'evil.example', path: '/' }])
  expect(of(2)).toMatchObject([{ status: 405, method: 'PURGE', path: '/x' }])
  expect(of(3)).toMatchObject([{ status: 403 }])
  expect(of(4)).toMatchObject([{ status: 429, path: expect.stringMatching(/^\/apps\/7\d+$/) }])
  expect(of(5)).toEqual([])
  expect(of(6)).toMatchObject([{ status: 421 }])
  expect(told[0].time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d{4}$/)
  expect(command).toContain(' -R 20/1s ')
})

import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventLines } from '../../../analytics/tail.ts'
import { packageKey } from '../../../ops/engines/package-key.ts'
import { run } from '../../../ops/process.ts'
import { firstSlot } from '../../../ops/settings.ts'
import { signLink } from '../../../server/packages/package-links.ts'
import { keepFile } from '../../support/keep-file.ts'
import { get, raw } from './ask.ts'
import { temp, VIDEO_BYTES } from './booted.ts'

const answersIn = (text: string) => text.match(/HTTP\/1.1 \d{3}/g)?.length

test('[SEC-2] visitors who watch slowly do not fill the memory of the edge', async () => {
  const held = () => {
    const work = join(temp.settings.runDir, 'edge/work')
    return Number(
      run('varnishstat', ['-1', '-n', work, '-f', 'SMA.Transient.g_bytes']).trim().split(/\s+/)[1],
    )
  }
  const before = held()
  const { edge } = temp.settings.ports
  const sockets = Array.from({ length: 4 }, () => {
    const socket = connect({ port: edge, host: '127.0.0.1' })
    socket.pause()
    socket.write(`GET /videos/long.webm HTTP/1.1\r\nHost: 127.0.0.1:${edge}\r\n\r\n`)
    return socket
  })
  await wait(2500)
  const grown = held() - before
  for (const socket of sockets) socket.destroy()
  expect(grown).toBeLessThan(VIDEO_BYTES / 10)
})

test('[SEC-2] whether the store can make pages is not for visitors', async () => {
  expect((await get('/healthz/ready')).status).toBe(404)
  expect((await get('/healthz')).status).toBe(200)
})

test('[SEC-2] a package is handed out to the client of the edge, whatever its headers say', async () => {
  const { store, at, settings } = temp
  const path = 'app.qingyu.moss/30008/universal.apk'
  await keepFile(store.mediaDir, '0123456789')
  const expires = Math.floor(Date.now() / 1000) + 600
  const link = signLink({ path, saveAs: 'x' }, expires, packageKey(settings.runDir))
  const request = (says: string) =>
    `GET ${link} HTTP/1.1\r\nHost: 127.0.0.1:${settings.ports.edge}\r\nX-Forwarded-For: ${says}\r\n\r\n`
  // After the first request of a line the edge no longer reads it: the web process takes no second one. Whether it has
  // answered the first by then is chance: it refuses both in one answer, or hands out the file once.
  const twice = await raw(settings.ports.edge, request('198.51.100.1') + request('198.51.100.3'), '127.0.8.1')
  expect(twice).toMatch(/^HTTP\/1.1 (400|200.*\r\n\r\n(0123456789)?$)/s)
  expect(answersIn(twice)).toBe(1)
  const fetched = (from: string, says: string) => raw(settings.ports.edge, request(says), from)
  expect(await fetched('127.0.8.1', '198.51.100.1')).toMatch(/^HTTP\/1.1 200.*\r\n\r\n0123456789$/s)
  await fetched('127.0.8.1', '198.51.100.2')
  await fetched('127.0.9.1', '198.51.100.1')
  // All from the first address are one visit, and the first other one is the last request's: what the line's second request
  // said of itself would stand before it.
  const visits: string[] = []
  for await (const { appId, text } of eventLines([at.nats.reader], Number.POSITIVE_INFINITY)) {
    expect(appId).toBe(1)
    visits.push(text.replace(/^.* /, ''))
    if (visits.at(-1) !== visits[0]) break
  }
  expect([3, 4]).toContain(visits.length)
})

test('[SEC-2] an answer that is under way is cut when its line goes wrong, and no other is put into it', async () => {
  const { edge } = temp.settings.ports
  const request = `GET /videos/long.webm HTTP/1.1\r\nHost: 127.0.0.1:${edge}\r\n\r\n`
  const answer = await new Promise<string>((done, failed) => {
    const socket = connect({ port: edge, host: '127.0.0.1' }, () => socket.write(request))
    let text = ''
    socket.setEncoding('latin1')
    socket.once('data', () => socket.write(request))
    socket.on('data', part => {
      text += part
    })
    socket.on('close', () => done(text))
    socket.on('error', failed)
  })
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(answersIn(answer)).toBe(1)
})

test('[SEC-2] numbers of the web process are not behind the edge, and on their own listener', async () => {
  const { at, settings } = temp
  expect((await get('/metrics')).status).toBe(404)
  expect((await fetch(`${at.web}/metrics`)).status).toBe(404)
  const numbers = await fetch(`http://127.0.0.1:${firstSlot(settings).metrics}/metrics`)
  expect(await numbers.text()).toContain('pergola_handouts_total')
})

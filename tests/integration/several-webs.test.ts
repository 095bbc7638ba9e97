import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageKey } from '../../ops/engines/package-key.ts'
import { pidIn, waitFor } from '../../ops/process.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { ask, askCollect, askSteadily } from '../support/asking.ts'
import { keepFile } from '../support/keep-file.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore({ slots: 2 })
  await temp.fill('fixture')
  for (const web of temp.store.webs) await web.start()
  await temp.store.edge.start()
  await waitFor('the edge', async () => temp.store.edge.sees(1))
}, 60_000)
afterAll(() => temp?.remove())

test('parts of a file that one visitor takes come to one process, and are one download', async () => {
  const { store, settings } = temp
  await keepFile(store.mediaDir, '0123456789')
  const file = { path: 'app.qingyu.moss/30008/universal.apk', saveAs: 'x' }
  const visitors = Array.from({ length: 8 }, (_, n) => `127.0.12.${n + 1}`)
  for (let at = 0; at < 10; at += 1) {
    // Links of a redirect are others each time.
    const link = signLink(file, Math.floor(Date.now() / 1000) + 600 + at, packageKey(settings.runDir))
    for (const visitor of visitors) expect(await takeByte(link, at, visitor)).toBe(String(at))
  }
  const counts = await Promise.all(settings.slots.map(({ metrics }) => handedOut(metrics)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(visitors.length)
  // Each has its visitors.
  expect(Math.min(...counts)).toBeGreaterThan(0)
})

async function takeByte(link: string, at: number, localAddress: string): Promise<string> {
  const headers = { range: `bytes=${at}-${at}`, 'user-agent': 'Mozilla/5.0' }
  const { edge } = temp.settings.ports
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port: edge, path: link, headers, localAddress, agent: false })
    asked.once('error', failed).once('response', async answer => {
      let body = ''
      for await (const chunk of answer) body += chunk
      done(body)
    })
    asked.end()
  })
}

async function handedOut(port: number): Promise<number> {
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^pergola_handouts_total (\d+)/m.exec(numbers)?.[1])
}

test('when one of two web processes is killed, those who come before the edge has noticed are sent to the other', async () => {
  const { edge } = temp.at
  let isOver = false
  const visitors = askSteadily(
    n => (n % 2 ? ask(`${edge}/search?q=${n}`) : askCollect(edge)),
    20,
    () => !isOver,
  )
  await wait(1000)
  const pid = pidIn(join(temp.settings.runDir, 'web/web.pid'))
  process.kill(pid ?? 0, 'SIGKILL')
  await wait(3000)
  isOver = true
  const asked = await visitors
  // What the process had in hand when it ended is lost with it: a page is asked for again, and so are events.
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter(({ status }) => status !== 200)).toEqual([])
}, 30_000)

test('a body that is too large to be kept for another process is judged by one', async () => {
  const { edge } = temp.at
  const headers = { origin: edge, 'content-type': 'text/plain' }
  expect((await ask(`${edge}/collect`, { body: 'x'.repeat(70_000), headers })).status).toBe(413)
})

test('a package for which there is no process is answered in words', async () => {
  for (const web of temp.store.webs) await web.stop()
  // While it takes one for healthy, it pipes to it, and a pipe has no words.
  await waitFor('the edge', async () => [0, 1].every(slot => !temp.store.edge.sees(slot, 'files')))
  const answer = await fetch(`${temp.at.edge}/packages/a.b/1/universal.apk`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<html lang="zh-CN"')
}, 30_000)

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quick } from '../../playwright.config.ts'
import { expect, pc, store, test } from './test.ts'

/** Between the browser and the edge: no driver sees what a page asks for that is made ready ahead. */
interface Asked {
  path: string
  isAhead: boolean
}
const asked: Asked[] = []
let before: Server
let site = ''
/** Ends the wait of the page below. */
let goOn = () => {}
/** A page of another kind on the same site, which has the next one made ready at once, whatever its address, and opens it later. */
const eager = (path: string) => `<!doctype html>
<script type="speculationrules">{"prerender":[{"urls":["${path}"]}]}</script>
<script>
fetch('/wait')
  .then(() => fetch('/kept?' + [document.cookie.length, localStorage.length, sessionStorage.length]))
  .then(() => { location.href = '${path}' })
</script>`

test.beforeAll(async () => {
  const edge = new URL(store.at.edge)
  before = createServer((from, to) => {
    const path = from.url ?? ''
    asked.push({ path, isAhead: String(from.headers['sec-purpose']).includes('prerender') })
    const [, next] = /^\/eager\?(.*)$/.exec(path) ?? []
    if (next) return to.writeHead(200, { 'content-type': 'text/html' }).end(eager(next))
    if (path.startsWith('/kept')) return to.end()
    if (path === '/wait') {
      goOn = () => to.end()
      return
    }
    const headers = { ...from.headers, host: edge.host }
    const sent = request(
      { host: edge.hostname, port: edge.port, path, method: from.method, headers },
      got => {
        to.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(to)
      },
    )
    from.pipe(sent)
  })
  await new Promise<void>(done => before.listen(0, '127.0.0.1', done))
  site = `http://127.0.0.1:${(before.address() as AddressInfo).port}`
})
test.afterAll(() => before.close())
test.beforeEach(() => void asked.splice(0))

const paths = (pattern: RegExp) => asked.map(({ path }) => path).filter(path => pattern.test(path))
const ahead = (path: string) => asked.some(one => one.isAhead && one.path === path)
/** Scripts are fetched when a page's scripts begin; they are what downloads, reports, asks for ads and writes cookies. */
const DONE = /^\/(assets\/.*\.js|collect|packages\/|wdjweb\/)|newurl/

/** No driver attaches to this browser: those that do keep it from making pages ready ahead. */
async function withBrowser(url: string, use: () => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'pergola-profile-'))
  const { executablePath, args } = quick
  const flags = ['--headless', ...args, `--user-data-dir=${profile}`, '--window-size=1440,900']
  const browser = spawn(executablePath, [...flags, url], { stdio: 'ignore' })
  try {
    await use()
  } finally {
    browser.kill('SIGKILL')
    await new Promise(done => browser.once('exit', done))
    rmSync(profile, { recursive: true, force: true })
  }
}

test('a page that is made ready ahead does nothing until it is shown, and everything then', async ({
  makeApp,
}) => {
  const { path } = await makeApp()
  const next = `${path}?action=dl`
  await withBrowser(`${site}/eager?${next}`, async () => {
    await expect.poll(() => ahead(next)).toBe(true)
    await expect.poll(() => paths(/^\/assets\/.*\.css$/).length).toBeGreaterThan(0)
    await wait(1500)
    expect(paths(DONE)).toEqual([])
    goOn()
    await expect.poll(() => paths(/^\/collect/).length).toBeGreaterThan(0)
    await expect.poll(() => paths(/^\/packages\//)).toHaveLength(1)
    expect(paths(/^\/kept/)).toEqual(['/kept?0,0,0'])
    // It was not fetched once more.
    expect(asked.filter(one => one.path === next)).toHaveLength(1)
  })
})

test.use({ ...pc, expectedErrors: [/Failed to load resource/] })

test('a page is made ready when the pointer rests on its link, and no file is', async ({ page, makeApp }) => {
  const { path } = await makeApp()
  await page.goto(`${site}/apps/1`)
  await page.evaluate(path => {
    for (const [name, href] of Object.entries({
      page: path,
      query: `${path}?action=dl`,
      file: `${path}/newurl`,
    })) {
      const link = document.createElement('a')
      Object.assign(link, { href, textContent: name })
      document.body.prepend(link, ' ')
    }
  }, path)
  for (const name of ['query', 'file', 'page']) {
    await page.getByRole('link', { name, exact: true }).hover()
    await wait(500)
  }
  await expect.poll(() => ahead(path)).toBe(true)
  expect(asked.filter(one => one.isAhead && one.path.startsWith(path)).map(one => one.path)).toEqual([path])
})

test('with Save-Data nothing is fetched ahead', async () => {
  const rules = async (headers: Record<string, string>) =>
    (await fetch(`${store.at.edge}/speculation/PC.json`, { headers })).json()
  expect(await rules({})).toMatchObject({ prerender: [{ eagerness: 'moderate' }] })
  expect(await rules({ 'save-data': 'on' })).toEqual({})
  const page = await fetch(`${store.at.edge}/apps/1`)
  expect(page.headers.get('speculation-rules')).toBe('"/speculation/PC.json"')
})

test('visitors who go on before a page is drawn see no complaint', async ({ page }) => {
  await page.goto(`${site}/`)
  for (const path of ['/top', '/apps/1', '/gifts', '/apps/2', '/']) {
    await page.evaluate(path => location.assign(path), path)
    await page.waitForURL(`${site}${path}`, { waitUntil: 'commit' })
  }
  // The driver’s own way back fails while pages change places.
  await page.evaluate(() => history.back())
  await page.waitForURL(`${site}/apps/2`)
})

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeRelease } from '../../ops/deploy/releases.ts'
import { packageKey } from '../../ops/engines/package-key.ts'
import { root, settingsEnvironment } from '../../ops/settings.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { agent, ask, askCollect, askSteadily } from '../support/asking.ts'
import { keepFile } from '../support/keep-file.ts'
import { putRow } from '../support/put-rows.ts'
import { slowDownload } from '../support/slow-download.ts'
import { tempStore } from '../support/temp-store.ts'

/** Of a version that the fixture has published. */
const PACKAGE = 'app.qingyu.moss/30008/universal.apk'

/** More than all the buffers on its way hold. */
const FILE_BYTES = 24 << 20

/** The release that visitors have first, and the one that is deployed. Each shows its name on every page. */
export const [FIRST, NEXT] = ['alder', 'birch'] as const

/** Deploys a release under load, goes back, and returns what visitors got meanwhile. */
export async function deployUnderLoad({
  downloads,
  perSecond,
  atOnce,
}: {
  downloads: number
  perSecond: number
  /** How many visitors wait at one time; as many as come, unless said. */
  atOnce?: number
}) {
  const temp = await tempStore({ slots: 2 })
  const { settings, store, at } = temp
  try {
    await temp.fill('fixture')
    const [first, next] = [release(FIRST), release(NEXT)]
    await deploy('--release', first)
    const before = await shownName()
    const kept = await keepFile(store.mediaDir, randomBytes(FILE_BYTES))
    await putRow(at.database, 'packages', { version_id: 8, abi: 'universal', ...kept })
    const sha256 = kept.sha256.slice(2)
    const link = at.edge + packageLink()
    let isOver = false
    const files = Array.from({ length: downloads }, () => slowDownload(link, FILE_BYTES / 30))
    const visitors = askSteadily(visit, perSecond, () => !isOver, atOnce)
    await deploy('--release', next)
    const deployed = await shownName()
    const earlierFile = await fromProcess(`/assets/${FIRST}.js`)
    await deploy('--back')
    const back = await shownName()
    isOver = true
    const asked = await visitors
    return {
      asked: asked.length,
      failed: asked.filter(({ status }) => status !== 200),
      cut: (await Promise.all(files)).filter(hash => hash !== sha256),
      before,
      deployed,
      earlierFile,
      back,
    }
  } finally {
    agent.destroy()
    await temp.remove()
  }

  /** A cached page, a cold one, another, a file of the first release, a report of a page: each in turn. */
  function visit(n: number) {
    if (n % 5 === 0) return askCollect(at.edge)
    return ask(at.edge + ['/', `/search?q=${n}`, `/assets/${FIRST}.js`, `/search?q=z${n}`][(n % 5) - 1])
  }

  /** In a process of its own, as an operator would: this one is busy as the visitors. */
  async function deploy(...options: string[]): Promise<void> {
    const env = { ...process.env, ...settingsEnvironment(settings) }
    const child = spawn(process.execPath, ['bin/deploy.ts', ...options], { cwd: root, env, stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`deploy ${options.join(' ')} ended with ${code}`)
  }

  /** A release of the store under another name; returns the release's own. */
  function release(name: string): string {
    const dir = makeRelease(settings)
    writeFileSync(join(dir, `dist/assets/${name}.js`), '')
    const store = join(dir, 'brand/store.json')
    writeFileSync(store, readFileSync(store, 'utf8').replaceAll('花架', name))
    return basename(dir)
  }

  /** By a page that was never requested. */
  async function shownName(): Promise<string | undefined> {
    const html = await (await fetch(`${at.edge}/search?q=${randomBytes(4).toString('hex')}`)).text()
    return [FIRST, NEXT].find(name => html.includes(name))
  }

  /** What the process that runs now answers itself; the edge may have kept an answer of the one before. */
  async function fromProcess(path: string): Promise<number> {
    const running = store.webs.find(web => web.isRunning())
    return (await fetch(`http://127.0.0.1:${running?.port}${path}`)).status
  }

  function packageLink(): string {
    const expires = Math.floor(Date.now() / 1000) + 600
    return signLink({ path: PACKAGE, saveAs: 'x' }, expires, packageKey(settings.runDir))
  }
}

import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { devAssets } from './assets.ts'
import { overlayError } from './overlay-page.ts'

const entry = '/ops/build/dev/app.ts'
/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 20

/** The web process's app, rebuilt whenever a source of it changes. */
export interface FreshApp {
  /** As the sources are at the time of asking: waits where one has just changed. Throws what is wrong with them. */
  current(): Promise<FastifyInstance>
  close(): Promise<void>
}

export function freshApp(vite: ViteDevServer, env: NodeJS.ProcessEnv): FreshApp {
  const { client, ssr } = vite.environments
  let app = make()
  let settling: NodeJS.Timeout | undefined
  let changed: string[] = []
  let broken = false

  vite.watcher.on('all', (event, file) => {
    if (event !== 'change' && event !== 'add' && event !== 'unlink') return
    // A new file may be a page, which is found by its name, or what a broken source was missing.
    const isNew = event === 'add' && /\.(tsx?|css)$/.test(file)
    if (!isNew && !ssr.moduleGraph.getModulesByFile(file)?.size) return
    if (isNew && broken) ssr.moduleGraph.invalidateAll()
    changed.push(file)
    // From now on requests wait for the next build.
    if (settling === undefined) {
      const last = app
      app = new Promise(done => {
        settling = setTimeout(() => done(again(last)), SETTLE_MS)
      })
      app.catch(() => {})
    } else settling.refresh()
  })

  return {
    current: () => app,
    close: () => app.then(app => app.close()),
  }

  async function make(): Promise<FastifyInstance> {
    try {
      // Whatever it has loaded is among the styles then.
      const { createDevApp } = (await vite.ssrLoadModule(entry)) as typeof import('./app.ts')
      const made = await createDevApp(env, locale => devAssets(vite, locale), showOverlay)
      broken = false
      return made
    } catch (error) {
      broken = true
      showOverlay(error as Error)
      throw error
    }
  }

  async function again(last: Promise<FastifyInstance>): Promise<FastifyInstance> {
    const files = changed
    changed = []
    settling = undefined
    void last.then(app => app.close()).catch(() => {})
    const started = performance.now()
    const made = await make()
    console.log(
      `${files.map(file => file.slice(vite.config.root.length + 1)).join(', ')}: shown after ${Math.round(performance.now() - started)} ms`,
    )
    // A style that a browser has loaded is renewed there by Vite.
    const isStyle = (file: string) => file.endsWith('.css') && client.moduleGraph.getModulesByFile(file)?.size
    if (!files.every(isStyle)) client.hot.send({ type: 'full-reload' })
    return made
  }

  function showOverlay(error: Error): void {
    vite.ssrFixStacktrace(error)
    client.hot.send({ type: 'error', err: overlayError(error) })
  }
}

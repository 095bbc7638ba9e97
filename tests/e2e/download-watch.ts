import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Download, Page } from '@playwright/test'
import type { DownloadEvent } from '../../contract/download-event.ts'

export interface Watch {
  downloads: Download[]
  events: DownloadEvent[]
  /** Addresses of other programs that the page tried to open. */
  schemes: string[]
}

/** Everything that the pages of a context download, report and open, from now on. */
export async function watchDownloads(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { downloads: [], events: [], schemes: [] }
  const told = new Set<string>()
  await context.exposeBinding('toldOfDownload', (_, id: string, detail: string) => {
    if (!told.has(id)) watch.events.push(JSON.parse(detail))
    told.add(id)
  })
  // Kept before it is sent: a page that is being reloaded sends nothing more, so the next one says it again.
  await context.addInitScript(() => {
    if (location.origin === 'null') return
    const tell = (id: string) =>
      (window as unknown as { toldOfDownload(...x: unknown[]): void }).toldOfDownload(
        id,
        localStorage.getItem(id),
      )
    for (const id of Object.keys(localStorage)) if (id.startsWith('told:')) tell(id)
    document.addEventListener('pergola:download', event => {
      const { download } = (event as CustomEvent).detail
      if (!download) return
      const id = `told:${Math.random()}`
      localStorage.setItem(id, JSON.stringify(download))
      tell(id)
    })
  })
  const listen = (page: Page) => {
    page.on('download', download => watch.downloads.push(download))
    page.on('request', request => {
      if (/^pergola(-helper)?:/.test(request.url())) watch.schemes.push(request.url())
    })
  }
  context.pages().forEach(listen)
  context.on('page', listen)
  return watch
}

export async function sha256Of(download: Download): Promise<string> {
  return createHash('sha256')
    .update(readFileSync(await download.path()))
    .digest('hex')
}

/** The page's scripts react: downloads follow the plan. */
export const ready = (page: Page) =>
  page.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })

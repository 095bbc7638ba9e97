import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PagesTold } from './make-pages.ts'

/** Pages of a store that is being changed: made by a thread of their own, as a store's are by another process. */
export async function pagesDuring(
  url: string,
  apps: number,
  work: () => Promise<unknown>,
): Promise<PagesTold> {
  const thread = new Worker(new URL('./make-pages.ts', import.meta.url), { workerData: { url, apps } })
  try {
    await once(thread, 'message')
    await work()
    thread.postMessage('stop')
    const [told] = await once(thread, 'message')
    return told
  } finally {
    await thread.terminate()
  }
}

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Inspected } from '../catalogue/commands/inspection/keep-inspection.ts'
import type { PackageFile } from './model.ts'

/** Inspects the demo's own packages, which need no process apart. In threads: they are gigabytes to hash. */
export async function inspectAll(packages: PackageFile[]): Promise<Inspected[]> {
  const threads = availableParallelism()
  const shares = Array.from({ length: threads }, (_, n) => packages.filter((_, i) => i % threads === n))
  return (await Promise.all(shares.map(inspectInThread))).flat()
}

const inspectInThread = (packages: PackageFile[]) =>
  new Promise<Inspected[]>((done, failed) => {
    const thread = new Worker(new URL('./inspect-thread.ts', import.meta.url), { workerData: packages })
    thread.once('message', done)
    thread.once('error', failed)
  })

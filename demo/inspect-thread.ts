import { parentPort, workerData } from 'node:worker_threads'
import type { Inspected } from '../catalogue/commands/inspection/keep-inspection.ts'
import { bytesOf } from '../catalogue/packages/bytes.ts'
import { inspectBytes } from '../catalogue/packages/inspect-file.ts'
import type { PackageFile } from './model.ts'

const packages = workerData as PackageFile[]
// One for all of them: fresh memory for each would take longer than to hash it.
const memory = Buffer.alloc(Math.max(...packages.map(({ size }) => size)))

const inspected = packages.map(({ sha256, size, head, tail }): Inspected => {
  const bytes = memory.subarray(0, size)
  bytes.set(head)
  bytes.set(tail, size - tail.length)
  const inspection = inspectBytes(bytesOf(bytes))
  bytes.fill(0, 0, head.length)
  bytes.fill(0, size - tail.length)
  return { sha256, size, inspection }
})
parentPort?.postMessage(inspected)

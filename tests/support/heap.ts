import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The heap of this process after a collection, in megabytes. */
export function heapMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

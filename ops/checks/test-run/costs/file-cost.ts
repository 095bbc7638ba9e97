import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What running a test file took, or a part of it: Playwright adds one of these per test. */
export interface FileCost {
  file: string
  seconds: number
  cpuSeconds: number
  /** Stores that were started. */
  stores: number
  /** Browser contexts that were opened. */
  contexts: number
}

/** In the working directory, which is the repository: a test in a made-up browser can't tell where this file is. */
const costFile = () => process.env.TEST_COSTS ?? join(process.cwd(), 'test-results/costs.jsonl')

export function addCost(cost: FileCost): void {
  mkdirSync(dirname(costFile()), { recursive: true })
  appendFileSync(costFile(), `${JSON.stringify(cost)}\n`)
}

/** Returns one cost per file, the most processor time first. */
export function readCosts(path = costFile()): FileCost[] {
  const files = new Map<string, FileCost>()
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const cost = JSON.parse(line) as FileCost
    const sum = files.get(cost.file) ?? { file: cost.file, seconds: 0, cpuSeconds: 0, stores: 0, contexts: 0 }
    files.set(cost.file, {
      file: cost.file,
      seconds: sum.seconds + cost.seconds,
      cpuSeconds: sum.cpuSeconds + cost.cpuSeconds,
      stores: sum.stores + cost.stores,
      contexts: sum.contexts + cost.contexts,
    })
  }
  return [...files.values()].sort((a, b) => b.cpuSeconds - a.cpuSeconds)
}

// A store under half of the load that it can bear, for half an hour: npm run soak [-- --minutes 30]
import { parseArgs } from 'node:util'
import { agent, ask } from '../support/asking.ts'
import type { TempStore } from '../support/temp-store.ts'
import { growth, runSoak } from './soak/run-soak.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const COLD_SHARE = 0.4

/** Cold pages that it makes in a second, when sixteen visitors ask at once. */
async function capacityOf({ at }: TempStore): Promise<number> {
  const until = performance.now() + 5000
  let pages = 0
  const visitor = async (name: string) => {
    for (let n = 0; performance.now() < until; n++) {
      const { status } = await ask(`${at.edge}/search?q=${name}${n}`)
      if (status === 200) pages += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, i) => visitor(`v${i}n`)))
  return pages / 5
}

const { asked, failed, samples, disk } = await runSoak({
  minutes: Number(values.minutes),
  rateOf: async temp => (await capacityOf(temp)) / 2 / COLD_SHARE,
  say: console.log,
})
const grown = growth(samples, { megabytes: 30, descriptors: 20 })
console.log(`${asked} requests, ${failed.length} failed`)
for (const [folder, after] of Object.entries(disk.after))
  console.log(`${folder}: ${disk.before[folder]} MB before, ${after} MB after`)
console.log(grown.length === 0 ? 'memory and descriptors are flat' : grown.join('\n'))
if (grown.length + failed.length > 0) process.exitCode = 1
agent.destroy()

// npm run fuzz:collect [-- --batches 100000] [--seed 7]: whatever the collector takes, ClickHouse stores.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '../../data/clickhouse/open-store.ts'
import { tempDir } from '../support/temp-store.ts'
import { collectAgainstStore } from './collect-against-store.ts'

const { values } = parseArgs({
  options: {
    batches: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
  },
})
const dir = tempDir()
const store = await openStore({ dir: join(dir, 'clickhouse') })
const started = performance.now()
console.log(`seed ${values.seed}`)
const found = await collectAgainstStore(store, Number(values.batches), Number(values.seed), done => {
  if (done % 10_000 === 0) console.log(`${done} batches`)
})
await store.close()
rmSync(dir, { recursive: true, force: true })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${found.batches} batches in ${seconds} s; the collector took events of ${found.taken}: ${found.events} events, of which ${found.wrong.length} are not stored as they were taken`,
)
for (const { why, body } of found.wrong.slice(0, 3)) console.log(`${why}\n  ${body.slice(0, 2000)}`)
process.exit(found.wrong.length === 0 && found.taken > found.batches / 4 ? 0 : 1)

// npm run fuzz:packages [-- --count 10000000] [--seed 7] [--from 0]: no broken package crashes what reads it, or holds it up.
import { parseArgs } from 'node:util'
import { MALFORMED } from '../../contract/packages/finding-ids.ts'
import { fuzzPackages } from './packages/fuzz-packages.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
    from: { type: 'string', default: '0' },
  },
})
const count = Number(values.count)
console.log(`seed ${values.seed}`)
let tellAt = 100_000
const found = await fuzzPackages(Number(values.seed), Number(values.from), count, ({ done, memory }) => {
  if (done < tellAt) return
  console.log(`${done} packages, ${memory} MB`)
  tellAt += 100_000
})
const { done, seconds, outcomes, slowestMs, memory, failure } = found
const { read = 0, ...refused } = outcomes
console.log(
  `${done} broken packages in ${seconds.toFixed(0)} s (${Math.round(done / seconds)}/s): ${read} read, ${done - read} refused; slowest ${slowestMs} ms, ${memory} MB at most`,
)
for (const [id, times] of Object.entries(refused).toSorted(([, one], [, other]) => other - one))
  console.log(`  ${times} ${id}`)
console.log(`  never: ${MALFORMED.filter(id => !(id in refused)).join(', ') || 'none'}`)
if (failure) console.log(`FAILED, with --seed ${values.seed}: ${failure}`)
process.exit(failure ? 1 : 0)

// npm run attack [-- --share 1] [--seed 7] [--only fuzzed]: everything a stranger may try, on a store of its own. About ten minutes.
// npm run attack -- --as staff: everything that a member of each role may try at the console.
import { parseArgs } from 'node:util'
import { percentile } from './honest-visitor.ts'
import { faultsOf, runAttacks, slowness } from './run-attacks.ts'
import { attackAsStaff } from './staff.ts'

const STAFF_TRIES = 20_000

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
    only: { type: 'string' },
    as: { type: 'string' },
  },
})
const [share, seed] = [Number(values.share), Number(values.seed)]
console.log(`seed ${seed}`)
if (values.as === 'staff') {
  const { tries, seen, broken } = await attackAsStaff(Math.ceil(STAFF_TRIES * share), seed)
  console.log(`${tries.toLocaleString('en')} tries: ${seen}`)
  console.log(
    broken.length === 0 ? 'Everything held.' : `Did not hold:\n  ${broken.slice(0, 50).join('\n  ')}`,
  )
  process.exit(broken.length === 0 ? 0 : 1)
}
const report = await runAttacks(
  { share, seed, quietMs: 40_000, only: values.only ? [values.only] : undefined },
  console.log,
)

const p = (took: number[], part: number) => `${percentile(took, part).toFixed(0)} ms`
const usual = percentile(report.quiet.took, 0.99)
for (const { attack, outcome, seconds, visits } of report.attacks) {
  const times = (percentile(visits.took, 0.99) / usual).toFixed(2)
  console.log(`
${attack}: ${outcome.tries.toLocaleString('en')} tries in ${seconds.toFixed(0)} s, ${outcome.broken.length} broke something
  ${outcome.seen}
  meanwhile ${visits.took.length} cold pages: median ${p(visits.took, 0.5)}, p99 ${p(visits.took, 0.99)}, ${times} × quiet`)
}
const { quiet, memory, places, jumpsHeld, eventsStored } = report
console.log(`
quiet store: ${quiet.took.length} cold pages: median ${p(quiet.took, 0.5)}, p99 ${p(quiet.took, 0.99)}
memory, before → most: ${Object.entries(memory.before)
  .map(([name, before]) => `${name} ${before} → ${memory.max[name as keyof typeof memory.max]} MB`)
  .join(', ')}
events stored: ${eventsStored.toLocaleString('en')}; days held: ${jumpsHeld}
places of the bought app before: ${places.before.join(', ')}
                          after: ${places.after.join(', ')}
`)
const faults = [...faultsOf(report), ...slowness(report)]
console.log(faults.length === 0 ? 'Everything held.' : `Did not hold:\n  ${faults.join('\n  ')}`)
process.exit(faults.length === 0 ? 0 : 1)

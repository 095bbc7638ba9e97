// Commands are given while each part is killed and hangs in turn: npm run fault:publish [-- --commands 1000 --rate 10 --only edge]
import { parseArgs } from 'node:util'
import { ALL_FAULTS, at, runPublish } from './publish/run-publish.ts'

/** What is promised: seen within this, and all right again within that. */
const SEEN_MS = 2000
const RIGHT_MS = 5000

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    commands: { ...text, default: '1000' },
    rate: { ...text, default: '10' },
    outage: { ...text, default: '3' },
    only: text,
  },
})
const found = await runPublish({
  commands: Number(values.commands),
  perSecond: Number(values.rate),
  faults: ALL_FAULTS.filter(({ part }) => !values.only || part === values.only),
  outageMs: Number(values.outage) * 1000,
  say: console.log,
})
const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : (ms / 1000).toFixed(2))
console.log(`\n| page | seen outside of outages | p50, s | p95 | p99 |\n| --- | ---: | ---: | ---: | ---: |`)
const all = Object.values(found.times).flat()
for (const [variant, times] of [...Object.entries(found.times).sort(), ['all', all] as const])
  console.log(
    `| ${[variant, times.length, ...[0.5, 0.95, 0.99].map(share => seconds(at(share, times)))].join(' | ')} |`,
  )
console.log('\n| outage | s | all right after, s | last of all |\n| --- | ---: | ---: | --- |')
for (const { part, how, from, to, rightAfterMs, last = '' } of found.outages)
  console.log(`| ${part} ${how} | ${seconds(to - from)} | ${seconds(rightAfterMs)} | ${last} |`)
console.log(
  `\n${found.commands} commands: ${found.lost.length} lost, ${found.backwards.length} out of order, ${found.undone} that not every edge answered for`,
)
for (const line of [...found.lost, ...found.backwards].slice(0, 40)) console.log(line)
const late = at(0.99, all) >= SEEN_MS
const slow = found.outages.filter(({ rightAfterMs = Number.POSITIVE_INFINITY }) => rightAfterMs > RIGHT_MS)
if (late)
  console.log(`99 of 100 are seen after ${seconds(at(0.99, all))} s, and not within ${seconds(SEEN_MS)} s`)
for (const { part, how } of slow)
  console.log(`after ${part} was ${how} it took longer than ${seconds(RIGHT_MS)} s`)
if (late || slow.length > 0 || found.lost.length > 0 || found.backwards.length > 0 || found.undone > 0)
  process.exitCode = 1

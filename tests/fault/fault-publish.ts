// Commands are given while each part is killed and hung in turn: npm run fault:publish [-- --commands 1000 --rate 10 --only edge]
import { parseArgs } from 'node:util'
import { at, judgePublish } from './publish/judge-publish.ts'
import { ALL_FAULTS, runPublish } from './publish/run-publish.ts'
import { exitCode, verdictLines } from './verdict.ts'

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
console.log('\n| outage | s | recovered after, s | last of all |\n| --- | ---: | ---: | --- |')
for (const { part, how, from, to, rightAfterMs, last = '' } of found.outages)
  console.log(`| ${part} ${how} | ${seconds(to - from)} | ${seconds(rightAfterMs)} | ${last} |`)
console.log(
  `\n${found.commands} commands: ${found.lost.length} lost, ${found.backwards.length} out of order, ${found.undone} that not every edge answered for; others used ${Math.round(found.othersShare * 100)} % of the processors`,
)
const verdict = judgePublish(found)
const passed = 'every command was seen, in order and in time'
for (const line of verdictLines(verdict, passed).slice(0, 60)) console.log(line)
process.exitCode = exitCode(verdict)

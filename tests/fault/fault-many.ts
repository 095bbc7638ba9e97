// Each kind of process of a store with several of each is killed under load: npm run fault:many [-- --rate 100 --only edge]
import { parseArgs } from 'node:util'
import { killEach } from './kill-each.ts'
import { tooMuch } from './too-much.ts'

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '100' }, only: { type: 'string' } },
})
const killed = await killEach({ perSecond: Number(values.rate), only: values.only, say: console.log })
const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : (ms / 1000).toFixed(1))
const heads = [
  'killed',
  'requests',
  'failed: kept',
  'cold',
  'calls',
  'reports',
  'last at, s',
  'whole after, s',
]
console.log(`\n| ${[...heads, 'changes', 'last seen after, s'].join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(heads.length + 1)}`)
for (const { victim, asked, failed, servedAfterMs, wholeAfterMs, changes } of killed) {
  const all = Object.values(asked).reduce((sum, count) => sum + count, 0)
  const { cached, cold, call, collect } = failed
  const cells = [victim, all, cached, `${cold} of ${asked.cold}`, call, collect, seconds(servedAfterMs)]
  const seen = changes.isShown ? seconds(changes.worstMs) : 'never'
  console.log(`| ${[...cells, seconds(wholeAfterMs), changes.made, seen].join(' | ')} |`)
}
const faults = killed.flatMap(tooMuch)
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1

// Each kind of process of a store with several of each is killed under load: npm run fault:many [-- --rate 100 --only edge]
import { parseArgs } from 'node:util'
import { killEach } from './kill-each.ts'
import { tooMuch } from './too-much.ts'
import { exitCode, together, verdictLines } from './verdict.ts'

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '100' }, only: { type: 'string' } },
})
const killed = await killEach({ perSecond: Number(values.rate), only: values.only, say: console.log })
const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : (ms / 1000).toFixed(1))
const heads = [
  'killed',
  'requests',
  'failed: cached',
  'cold details',
  'cold searches',
  'calls',
  'reports',
  'last at, s',
  'recovered after, s',
  'changes',
  'last seen after, s',
]
console.log(`\n| ${heads.join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(heads.length - 1)}`)
for (const { victim, asked, failed, servedAfterMs, recoveredAfterMs, changes } of killed) {
  const all = Object.values(asked).reduce((sum, count) => sum + count, 0)
  const kinds = ['cached', 'detail', 'search', 'call', 'collect'] as const
  const cells = [victim, all, ...kinds.map(kind => `${failed[kind]} of ${asked[kind]}`)]
  const seen = changes.isShown ? seconds(changes.worstMs) : 'never'
  console.log(
    `| ${[...cells, seconds(servedAfterMs), seconds(recoveredAfterMs), changes.made, seen].join(' | ')} |`,
  )
}
const verdict = together(killed.map(tooMuch))
for (const line of verdictLines(verdict, 'every kill cost no more than it may')) console.log(line)
process.exitCode = exitCode(verdict)

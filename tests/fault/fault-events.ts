import { parseArgs } from 'node:util'
import { runFaults } from './run-faults.ts'

// npm run fault:events [-- --events 1000000 --rate 8000]
const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, rate: { type: 'string', default: '8000' } },
})
const { answered, stored, rows, lost, unasked, twice } = await runFaults({
  events: Number(values.events),
  rate: Number(values.rate),
  everyMs: 3000,
  say: console.log,
})
console.log(
  `answered with success  ${answered}\nstored                 ${stored}   (${rows} rows before repeats are merged)`,
)
console.log(`lost ${lost}, stored without an answer ${unasked}, twice ${twice}`)
process.exit(lost + unasked + twice === 0 && answered === stored ? 0 : 1)

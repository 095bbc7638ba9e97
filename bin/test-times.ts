import { readCosts } from '../ops/test-run/costs/file-cost.ts'

const costs = readCosts(process.argv[2])
const sum = costs.reduce((all, one) => all + one.cpuSeconds, 0)
console.log('processor s  seconds  stores  contexts  file')
for (const { file, seconds, cpuSeconds, stores, contexts } of costs)
  console.log(
    [
      cpuSeconds.toFixed(1).padStart(11),
      seconds.toFixed(1).padStart(7),
      String(stores).padStart(6),
      String(contexts).padStart(8),
      file,
    ].join('  '),
  )
console.log(`${costs.length} files, ${sum.toFixed(0)} processor seconds`)

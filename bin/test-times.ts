import { readCosts } from '../ops/checks/test-run/costs/file-cost.ts'
import { printCosts } from '../ops/checks/test-run/costs/print-costs.ts'

// npm run test:times [-- file]: what the test files of the last run took.
const costs = readCosts(process.argv[2])
const cpu = costs.reduce((sum, one) => sum + one.cpuSeconds, 0)
printCosts(costs)
console.log(`${costs.length} files, ${cpu.toFixed(0)} processor seconds`)

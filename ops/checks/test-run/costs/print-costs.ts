import type { FileCost } from './file-cost.ts'

export function printCosts(costs: FileCost[]): void {
  console.log('\nprocessor s  seconds  stores  contexts  file')
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
}

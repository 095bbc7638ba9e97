import type { Measured } from './measure.ts'

const MOST = 1.5

export function printTable(measured: Measured[], small: string, large: string): void {
  const width = Math.max(...measured.map(({ name }) => name.length))
  const row = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map(cell => cell.padStart(11)).join('')
  console.log(`\n${row('', [small, 'apps', large, 'apps', 'ratio', ''])}`)
  console.log(row('milliseconds', ['p50', 'p99', 'p50', 'p99', 'p50', 'p99']))
  for (const { name, small, large } of measured) {
    const times = [small.p50, small.p99, large.p50, large.p99].map(x => x.toFixed(3))
    const ratios = [large.p50 / small.p50, large.p99 / small.p99].map(x => x.toFixed(2))
    console.log(row(name, [...times, ...ratios]))
  }
}

/** Returns whether every query kept to the limit. */
export function printVerdicts(measured: Measured[]): boolean {
  const verdicts = measured.map(({ name, small, large }) => ({ name, ratio: large.p99 / small.p99 }))
  console.log()
  for (const { name, ratio } of verdicts) {
    console.log(
      `${ratio <= MOST ? 'ok  ' : 'over'} ${name}: p99 grows ${ratio.toFixed(2)} times, at most ${MOST}`,
    )
  }
  return verdicts.every(({ ratio }) => ratio <= MOST)
}

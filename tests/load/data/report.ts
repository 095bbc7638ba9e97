import { CONTROL } from './cases.ts'
import type { Measured } from './measure.ts'

const MAX = 1.5
/** How far the control's p99 may be from its p50 before the table says little about p99. */
const NOISY = 6

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
  const verdicts = measured
    .filter(({ name }) => name !== CONTROL)
    .map(({ name, small, large }) => ({ name, ratio: large.p99 / small.p99 }))
  console.log()
  for (const { name, ratio } of verdicts) {
    console.log(
      `${ratio <= MAX ? 'ok  ' : 'over'} ${name}: p99 grows ${ratio.toFixed(2)} times, at most ${MAX}`,
    )
  }
  const noise = measured.find(({ name }) => name === CONTROL)?.small
  if (noise && noise.p99 > NOISY * noise.p50) {
    console.log(
      `\nThe machine is busy: the control's p99 is ${(noise.p99 / noise.p50).toFixed(0)} times its p50.`,
    )
    console.log('Such noise hits both databases and hides growth; run this again on a quiet machine.')
  }
  return verdicts.every(({ ratio }) => ratio <= MAX)
}

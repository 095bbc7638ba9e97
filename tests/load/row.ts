/** Prints a line of a table: how many a second, and beside what it is measured. Returns whether the aim was reached. */
export function row(name: string, perSecond: number, ratio?: number, aim?: number): boolean {
  const verdict =
    ratio === undefined || aim === undefined
      ? ''
      : `  ${ratio.toFixed(2)} of it (aim ${aim}${ratio < aim ? ': missed' : ''})`
  console.log(`  ${name.padEnd(28)}${perSecond.toFixed(0).padStart(8)}/s${verdict}`)
  return ratio === undefined || aim === undefined || ratio >= aim
}

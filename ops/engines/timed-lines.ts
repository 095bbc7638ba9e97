/** Says what a command does, each line with the seconds since it began. */
export function timedLines(): (line: string) => void {
  const started = Date.now()
  return line => console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

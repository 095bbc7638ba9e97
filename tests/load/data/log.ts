const began = performance.now()

export function log(line: string): void {
  const elapsed = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${elapsed.padStart(5)} s  ${line}`)
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

export function count(n: number): string {
  return n.toLocaleString('en')
}

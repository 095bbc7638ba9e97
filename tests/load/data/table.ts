export type Value = string | number | boolean | null

export interface Table {
  name: string
  columns: string
  count: number
  rows(): Iterable<Value[]>
}

/** A table whose row n, from 1 to `count`, is a function of n. */
export function table(name: string, columns: string, count: number, row: (n: number) => Value[]): Table {
  function* rows() {
    for (let n = 1; n <= count; n++) yield row(n)
  }
  return { name, columns, count, rows }
}

const FIRST = Date.UTC(2023, 0, 1)
const SPAN = 3 * 365 * 86_400_000

/** A moment in the store's three years; `at` is in [0, 1). */
export function time(at: number): string {
  return new Date(FIRST + Math.floor(at * SPAN)).toISOString()
}

const CHUNK = 1 << 17

/** The rows in COPY's text form. The texts hold no tabs or raw line breaks, so nothing is escaped here. */
export function* copyText(rows: Iterable<Value[]>): Iterable<Buffer> {
  let text = ''
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) {
      const value = row[i]
      text += i === 0 ? '' : '\t'
      text += value === null ? '\\N' : value
    }
    text += '\n'
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

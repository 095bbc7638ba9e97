import { day, iso, today } from './core/clock.ts'
import type { Row, Rows } from './model.ts'

/** Content with a start and an end. */
const COLUMNS = ['starts_at', 'ends_at', 'valid_until', 'coming_at']

/** As many days from now as it is from the demo's own today: a demo that is put in next year still has gifts that can be had. */
export function fromNow(rows: Rows, now = Date.now()): Rows {
  const passed = Math.floor((now - today) / day) * day
  const moved = (row: Row): Row => {
    const times = COLUMNS.flatMap(name => {
      const time = row[name]
      return typeof time === 'string' ? [[name, iso(Date.parse(time) + passed)] as const] : []
    })
    return times.length > 0 ? { ...row, ...Object.fromEntries(times) } : row
  }
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.map(moved)])) as Rows
}

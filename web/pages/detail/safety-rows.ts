import { words } from '../../words/words.ts'
import type { DataSafety } from './model.ts'

const w = words.dataSafety

/** What is said of each; of what the developer has not said there is no row. */
export function safetyRows(safety: DataSafety): [label: string, says: string][] {
  return [
    [w.collected, safety.collected.length > 0 ? w.list(safety.collected) : w.nothing],
    ...(['shared', 'encrypted', 'deletable'] as const).flatMap((name): [string, string][] => {
      const said = safety[name]
      return said === undefined ? [] : [[w[name], said ? w.yes[name] : w.no[name]]]
    }),
  ]
}

import type { RowChange } from '../../catalogue/commands/row-changes.ts'
import type { Outcome } from '../../catalogue/commands/run-commands.ts'

const MAX_LINES = 40
const MAX_CHARACTERS = 60

/** What a command did, for a person. */
export function inWords(outcome: Outcome, wasTried: boolean): string {
  const { change, rows, tags, hard } = outcome
  if (rows.length === 0) return 'Everything is so already: nothing was changed.'
  const lines = rows.flatMap(linesOf)
  const left = lines.length - MAX_LINES
  return [
    wasTried ? 'This would change:' : `Change ${change}:`,
    ...lines.slice(0, MAX_LINES),
    ...(left > 0 ? [`  … and ${left} lines more`] : []),
    tags.length > 0
      ? `purges ${hard ? 'at once ' : ''}${tags.slice(0, MAX_LINES).join(' ')}`
      : 'purges nothing',
    ...outcome.made.flatMap(made => (made ? [`made ${JSON.stringify(made)}`] : [])).slice(0, 1),
  ].join('\n')
}

function linesOf({ table, before, after }: RowChange): string[] {
  const row = after ?? before ?? {}
  const sign = before && after ? '~' : after ? '+' : '-'
  const changed = Object.keys(row).filter(column => before?.[column] !== after?.[column])
  return changed.map(column => {
    const values = [before, after].flatMap(one => (one ? [short(one[column])] : []))
    return `  ${sign} ${table}.${column}: ${values.join(' → ')}`
  })
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

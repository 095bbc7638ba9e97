import { METHODS, type Method } from '../../../contract/bridge-methods.ts'
import { table } from '../../docs/table.ts'
import { FOR_OTHER_PAGES } from './other-pages.ts'
import type { Row } from './row.ts'
import { calls } from './statements-calls.ts'
import { entities } from './statements-entities.ts'
import { errors } from './statements-errors.ts'
import { limits } from './statements-limits.ts'
import { purpose } from './statements-purpose.ts'
import { rules } from './statements-rules.ts'
import { screens } from './statements-screens.ts'
import { states } from './statements-states.ts'

const sections: [title: string, rows: Row[]][] = [
  ['Purpose and visitors', purpose],
  ['Screens and routes', screens],
  ['Entities', entities],
  ['States', states],
  ['Rules and roles', rules],
  ['Calls, bridge and cookies', calls],
  ['Errors', errors],
  ['Limits', limits],
]

export const rows: Row[] = sections.flatMap(([, rows]) => rows)

/** Returns docs/reference/requirements.md. */
export const requirementsPage = (): string => `# Requirements

What the product must do, for engineers who change its behavior. Each statement has its requirement ids and the tests that prove them.
Statements are in \`ops/checks/spec/\`, with the code that implements each.

${sections.map(section).join('\n')}
## Bridge methods without a page

No page of this site calls these. Other pages call them through \`/bridge.js\` ([bridge](bridge.md)).

${table(
  ['method', 'id', 'reason'],
  Object.entries(FOR_OTHER_PAGES).map(([method, why]) => [
    `\`${method}\``,
    String(METHODS[method as Method].id),
    why,
  ]),
)}
`

function section([title, rows]: [title: string, rows: Row[]]): string {
  const notes = rows.flatMap(({ n, differs }) => (differs ? `- ${n}: ${differs}` : []))
  const lines = rows.map(({ n, says, ids, tests }) => [
    String(n),
    says,
    ids.join(', '),
    [...new Set(tests.map(({ file }) => file))].map(link).join(', '),
  ])
  return `## ${title}\n\n${table(['#', 'statement', 'id', 'tests'], lines)}\n${notes.length > 0 ? `\nNotes:\n\n${notes.join('\n')}\n` : ''}`
}

const link = (file: string) =>
  `[${file.replace(/^.*\//, '').replace(/\.(?:spec|test)?\.?ts$/, '')}](../../${file})`

import { METHODS, type Method } from '../../../contract/bridge-methods.ts'
import { FOR_OTHER_PAGES } from './other-pages.ts'
import type { Proof, Row } from './row.ts'
import { calls } from './statements-calls.ts'
import { entities } from './statements-entities.ts'
import { errors } from './statements-errors.ts'
import { limits } from './statements-limits.ts'
import { purpose } from './statements-purpose.ts'
import { rules } from './statements-rules.ts'
import { screens } from './statements-screens.ts'
import { states } from './statements-states.ts'

const sections: [title: string, rows: Row[]][] = [
  ['What it is for, and for whom', purpose],
  ['Screens and routes', screens],
  ['Things and their fields', entities],
  ['States', states],
  ['Rules and roles', rules],
  ['Calls, bridge and cookies', calls],
  ['Errors', errors],
  ['Constants and limits', limits],
]

export const rows: Row[] = sections.flatMap(([, rows]) => rows)

/** Everything the specification says, where it is done, and the test that shows it, as a document. */
export function specTable(): string {
  return [head, ...sections.map(([title, rows]) => section(title, rows)), otherPages()].join('\n')
}

const head = `# The specification, statement by statement

Made from \`ops/checks/spec/\` by \`npm run docs\`; change it there. Every statement of the product's specification has a number, the requirements it belongs
to, the code to read first, and the tests that show it on a served page or at the real route; \`…\` in a title is filled in by the test. Where
something is done otherwise on purpose, the row says so, and why. \`ops/checks/spec/spec-table.test.ts\` holds that the code and the tests named are there.
`

function section(title: string, rows: Row[]): string {
  return `## ${title}

| # | says | requirement | code | test |
|---|---|---|---|---|
${rows.map(line).join('\n')}
`
}

function line({ n, says, ids, where, tests, differs }: Row): string {
  const text = differs ? `${says}.<br>**Here:** ${differs}` : `${says}.`
  return `| ${[n, text, ids.join(', '), where.map(link).join('<br>'), tests.map(proof).join('<br>')].join(' | ')} |`
}

const link = (path: string) => `[${path}](../${path})`
const proof = ({ file, title }: Proof) =>
  `[${file.replace('tests/', '')}](../${file}): ${title.replaceAll('[', '\\[')}`

function otherPages(): string {
  const listed = Object.entries(FOR_OTHER_PAGES).map(
    ([method, why]) => `| \`${method}\` | ${METHODS[method as Method].id} | ${why} |`,
  )
  return `## Methods of the bridge for other pages

No page of this site has a place for these. They are in the contract, the simulator plays them, and pages of others call them through \`/bridge.js\`
([bridge.md](bridge.md)).

| method | id | why no page here calls it |
|---|---|---|
${listed.join('\n')}
`
}

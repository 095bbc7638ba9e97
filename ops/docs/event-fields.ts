import { EVENT_COLUMNS, type EventColumn } from '../../data/clickhouse/event-columns.ts'

const BETWEEN = /(<!-- fields, by npm run docs -->\n)[\s\S]*?(<!-- \/fields -->)/

/** docs/events.md with the table of fields as the contract has them; the rest is written by hand. */
export function withEventFields(page: string): string {
  if (!BETWEEN.test(page)) throw new Error('docs/events.md has no place for the table of fields')
  return page.replace(BETWEEN, (_, before, after) => `${before}${fieldTable()}${after}`)
}

function fieldTable(): string {
  return `| column | type | in the contract | at most | what it says |
| --- | --- | --- | ---: | --- |
${EVENT_COLUMNS.map(line).join('\n')}
`
}

function line({ name, type, field, optional, max, says }: EventColumn): string {
  if (!says) throw new Error(`nobody says what ${name} is`)
  const sent = field ? `\`${field}${optional ? '?' : ''}\`` : ''
  return `| \`${name}\` | \`${type}\` | ${sent} | ${max ?? ''} | ${says} |`
}

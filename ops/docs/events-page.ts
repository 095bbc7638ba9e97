import { z } from 'zod'
import { QUESTIONS } from '../../analytics/read/questions.ts'
import { CLOCK_SLACK_MS, EVENT_MAX_AGE_MS, type Refusal } from '../../contract/collect.ts'
import { EVENT_COLUMNS } from '../../data/clickhouse/event-columns.ts'
import { table } from './table.ts'

const REJECTED: Record<Refusal | 'unreadable', string> = {
  clock: `The browser clock is off by more than ${CLOCK_SLACK_MS / 60_000} minutes. The page corrects it and sends again`,
  time: `Older than ${EVENT_MAX_AGE_MS / 86_400_000} days, or in the future`,
  shape: 'Does not match `contract/collect.schema.ts`',
  foreign: 'Sent by a page of another site',
  robot: 'Sent by a declared robot',
  unreadable: 'The request is not a batch',
}

/** Returns docs/reference/events.md. */
export const eventsPage = (): string => `# Events

The columns of the ClickHouse table \`events\` and the analytics API, for engineers and analysts. How events are collected and what counts: [counting and ranking](../explanation/counting-and-ranking.md).

## Fields

A field that was not sent is empty, or -1 where 0 has a meaning. *max* is the length in characters; \`?\` marks optional fields.

${table(
  ['column', 'type', 'sent as', 'max', 'meaning'],
  EVENT_COLUMNS.map(({ name, type, field, optional, max, summary }) => [
    `\`${name}\``,
    `\`${type}\``,
    field ? `\`${field}${optional ? '?' : ''}\`` : 'added by the collector',
    String(max ?? ''),
    summary,
  ]),
)}

## Rejected events

\`pergola_collect_refused_total\` counts them by reason.

${table(
  ['reason', 'cause'],
  Object.entries(REJECTED).map(([reason, cause]) => [`\`${reason}\``, cause]),
)}

## Analytics API

The analytics process serves JSON on its own port, for the operator's network. With \`ANALYTICS_TOKEN\` requests need \`Authorization: Bearer …\`.
\`from\` and \`to\` are days in \`TIME_ZONE\`, inclusive.

\`\`\`sh
curl 'http://127.0.0.1:3100/stats/days?from=2026-11-01&to=2026-11-07'
\`\`\`

${table(
  ['path', 'parameters', 'returns'],
  QUESTIONS.map(({ path, params, about }) => [`\`${path}\``, parametersOf(params), about]),
)}

\`/\` lists these paths, \`/healthz\` reports health, and \`/metrics\` is for Prometheus.
`

function parametersOf(params: z.ZodType): string {
  const { allOf = [], ...plain } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' })
  const names = [plain, ...allOf].flatMap(({ properties = {}, required = [] }) =>
    Object.keys(properties).map(name => `\`${name}${required.includes(name) ? '' : '?'}\``),
  )
  return names.join(', ')
}

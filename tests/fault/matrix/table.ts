import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../ops/settings.ts'
import type { Answer } from './ask.ts'
import type { Fault, LeftOut } from './fault.ts'
import { ALL, JOURNEYS } from './journeys.ts'
import type { Row } from './run-row.ts'

const [BEGIN, END] = ['<!-- made by npm run fault:matrix -->', '<!-- end -->']

export const nameOf = ({ part, kind, how }: Pick<Fault, 'part' | 'kind' | 'how'>) =>
  `${part} ${kind}${how ? ` (${how})` : ''}`

const COLUMNS = [
  'fault',
  'first visitors',
  'noticed',
  ...ALL.map(journey => JOURNEYS[journey].title),
  'download under way',
  'well again',
  'events stored',
]

/** Statuses and milliseconds. What must not be stands in bold. */
export function tableOf(rows: Row[]): string {
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(line)]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function line({ fault, first, noticedMs, cells, download, recoveryMs, events, broken }: Row): string[] {
  const texts: [string, string][] = [
    ['fault', nameOf(fault)],
    ['first visitors', textOf(first)],
    ['noticed', noticedMs === undefined ? '–' : String(noticedMs)],
    ...ALL.map((journey): [string, string] => {
      const answer = cells.get(journey)
      return [JOURNEYS[journey].title, answer ? textOf(answer) : '–']
    }),
    ['download under way', download],
    ['well again', String(recoveryMs)],
    ['events stored', `${events.stored} of ${events.taken}`],
  ]
  const wrong = new Set([...broken.keys()].map(name => ALIASES[name] ?? name))
  return texts.map(([name, text]) => (wrong.has(name) ? `**${text}**` : text))
}

const textOf = ({ status, ms }: Answer) => `${status || 'none'} ${ms}`

const ALIASES: Record<string, string> = { recovery: 'well again', events: 'events stored', web: 'fault' }

/** What is not tried, by its reason. */
export function leftOutOf(all: LeftOut[]): string {
  const reasons = Map.groupBy(all, ({ part, why }) => `${part}|${why}`)
  const lines = [...reasons.values()].map(same => {
    const { part = '', why = '' } = same[0] ?? {}
    return `| ${part} | ${same.map(({ kind }) => kind).join(', ')} | – ${why} |`
  })
  return ['| part | fault | not tried |', '| --- | --- | --- |', ...lines].join('\n')
}

export function writeDocument(text: string): void {
  const file = join(root, 'docs/faults.md')
  const old = readFileSync(file, 'utf8')
  const [before = '', rest = ''] = old.split(BEGIN)
  const [, after = ''] = rest.split(END)
  writeFileSync(file, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`)
}

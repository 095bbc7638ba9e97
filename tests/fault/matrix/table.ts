import type { Verdict } from '../verdict.ts'
import type { Answer } from './ask.ts'
import type { Fault, LeftOut } from './fault.ts'
import { ALL, JOURNEYS } from './journeys.ts'
import { changeText } from './judge-change.ts'
import type { Row } from './run-row.ts'

export const nameOf = ({ part, kind, how }: Pick<Fault, 'part' | 'kind' | 'how'>) =>
  `${part} ${kind}${how ? ` (${how})` : ''}`

const COLUMNS = [
  'fault',
  'first visitors',
  'noticed',
  ...ALL.map(journey => JOURNEYS[journey].title),
  'change',
  'under load',
  'download under way',
  'recovered',
  'events stored',
]

/** Statuses and milliseconds. What must not be is bold, and a limit that could not be judged says so. */
export function tableOf(rows: Row[]): string {
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(line)]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function line(row: Row): string[] {
  const { fault, first, noticedMs, cells, change, load, download, recoveryMs, events } = row
  const { broken, notJudged } = row
  const texts: [string, string][] = [
    ['fault', nameOf(fault)],
    ['first visitors', textOf(first)],
    ['noticed', noticedMs === undefined ? '–' : String(noticedMs)],
    ...ALL.map((journey): [string, string] => {
      const answer = cells.get(journey)
      return [JOURNEYS[journey].title, answer ? textOf(answer) : '–']
    }),
    ['change', change ? changeText(fault, change) : '–'],
    ['under load', load ? `${load.failed} of ${load.asked} failed` : '–'],
    ['download under way', download],
    ['recovered', recoveryMs === undefined ? 'never' : String(recoveryMs)],
    ['events stored', `${events.stored} of ${events.taken}`],
  ]
  return texts.map(([name, text]) => {
    if (broken.has(name)) return `**${text}**`
    return notJudged.has(name) ? `${text} (not judged)` : text
  })
}

const textOf = ({ status, ms }: Answer) => `${status || 'none'} ${ms}`

/** What is not tried, by its reason. */
export function leftOutOf(all: LeftOut[]): string {
  const reasons = Map.groupBy(all, ({ part, why }) => `${part}|${why}`)
  const lines = [...reasons.values()].map(same => {
    const { part = '', why = '' } = same[0] ?? {}
    return `| ${part} | ${same.map(({ kind }) => kind).join(', ')} | – ${why} |`
  })
  return ['| part | fault | not tried |', '| --- | --- | --- |', ...lines].join('\n')
}

/** What the rows say together. */
export const verdictOf = (rows: Row[]): Verdict => ({
  failing: rows.flatMap(({ fault, broken }) => cellsOf(fault, broken)),
  notJudged: rows.flatMap(({ fault, notJudged }) => cellsOf(fault, notJudged)),
})

const cellsOf = (fault: Fault, cells: Map<string, string>) =>
  [...cells].map(([cell, why]) => `${nameOf(fault)}, ${cell}: ${why}`)

import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import { Mark, type Tone } from '../../kit/badge.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import type { IconName } from '../../kit/icons.ts'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { ChosenRepository, RunLine } from './model.ts'
import style from './runs.module.css'

const COUNTED = [
  'added',
  'changed',
  'delisted',
  'relisted',
  'leftOut',
  'packages',
  'pictures',
] as const satisfies (keyof RunLine)[]

const MAX_NOTES = 20
const BAD = ['refused', 'failed']
const SLOW = ['late', 'stale', 'unreached']

function markOf({ ended, outcome }: RunLine): { tone?: Tone; icon: IconName } {
  if (ended === null) return { icon: 'clock' }
  if (BAD.includes(outcome)) return { tone: 'bad', icon: 'circle-x' }
  return SLOW.includes(outcome) ? { tone: 'warn', icon: 'clock' } : { tone: 'ok', icon: 'check' }
}

/** What each run found and did, the last first. */
export function Runs({ chosen: { runs, line }, name }: { chosen: ChosenRepository; name: string }) {
  return (
    <Card
      id="h-runs"
      title={words.repositories.runs(name)}
      actions={
        <a className={look.smallLink} href={`/changes?who=${encodeURIComponent(line.address)}`}>
          {words.repositories.asChanges}
        </a>
      }
    >
      {runs.length === 0 ? (
        <p className={card.text}>{words.repositories.noRuns}</p>
      ) : (
        <ol className={`${look.list} ${style.runs}`}>
          {runs.map(run => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Run({ run }: { run: RunLine }) {
  const notes = run.notes.slice(0, MAX_NOTES)
  const more = run.notes.length - notes.length
  const counts = COUNTED.flatMap(name => (run[name] > 0 ? words.repositories.counted[name](run[name]) : []))
  return (
    <li>
      <Mark {...markOf(run)} />
      <div className={look.grow}>
        <div className={`${look.row} ${look.between} ${look.wrap}`}>
          <b>{headOf(run, counts)}</b>
          <span className={look.note}>
            <Time at={run.at} seconds />
          </span>
        </div>
        {run.reason && <p className={`${look.quiet} ${look.small}`}>{reasonOf(run.reason)}</p>}
        {run.notes.length > 0 && (
          <details>
            <summary className={look.smallLink}>{words.repositories.notes(run.notes.length)}</summary>
            <ul className={`${look.small} ${look.quiet} ${look.anywhere}`}>
              {notes.map(({ id, place, about }) => (
                <li key={`${id} ${place} ${about}`}>
                  {words.imports[id] ?? id} <span className={look.mono}>{place}</span> {about}
                </li>
              ))}
              {more > 0 && <li>{words.changes.more(more)}</li>}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function headOf({ ended, outcome }: RunLine, counts: string[]): string {
  if (ended === null) return words.repositories.states.running
  const outcomes: Record<string, string> = words.repositories.outcomes
  if (outcome in outcomes) return outcomes[outcome] ?? outcome
  return counts.length > 0 ? counts.join(words.repositories.between) : words.repositories.nothingNew
}

/** Known reasons have a text; an error is shown as it was recorded. */
const reasonOf = (reason: string): string => words.imports[reason as ImportReason] ?? reason

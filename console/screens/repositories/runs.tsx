import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { ChosenRepository, RunLine } from './model.ts'

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

function markOf({ ended, outcome }: RunLine): [mark: string, icon: IconName] {
  if (ended === null) return ['mk', 'clock']
  if (BAD.includes(outcome)) return ['mk mk-bad', 'circle-x']
  return SLOW.includes(outcome) ? ['mk mk-warn', 'clock'] : ['mk mk-ok', 'check']
}

/** What each run found and did, the last first. */
export function Runs({ chosen: { runs, line }, name }: { chosen: ChosenRepository; name: string }) {
  return (
    <Card
      id="h-runs"
      title={words.repositories.runs(name)}
      beside={
        <div className="acts">
          <a className="link t12" href={`/changes?who=${encodeURIComponent(line.address)}`}>
            {words.repositories.asChanges}
          </a>
        </div>
      }
    >
      {runs.length === 0 ? (
        <p className="card-b ink2">{words.repositories.noRuns}</p>
      ) : (
        <ol className="list sync">
          {runs.map(run => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Run({ run }: { run: RunLine }) {
  const [mark, icon] = markOf(run)
  const notes = run.notes.slice(0, MAX_NOTES)
  const more = run.notes.length - notes.length
  const counts = COUNTED.flatMap(name => (run[name] > 0 ? words.repositories.counted[name](run[name]) : []))
  return (
    <li>
      <span className={mark}>
        <Icon name={icon} size={14} />
      </span>
      <div className="grow">
        <div className="row between wrap">
          <b className="b">{headOf(run, counts)}</b>
          <span className="t12 ink3">
            <Time at={run.at} seconds />
          </span>
        </div>
        {run.reason && <p className="ink2 t12">{reasonOf(run.reason)}</p>}
        {run.notes.length > 0 && (
          <details>
            <summary className="link t12">{words.repositories.notes(run.notes.length)}</summary>
            <ul className="t12 ink2 wrap-any">
              {notes.map(({ id, place, about }) => (
                <li key={`${id} ${place} ${about}`}>
                  {words.imports[id] ?? id} <span className="mono">{place}</span> {about}
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

/** A reason has words; what went wrong here is told as it was written down. */
const reasonOf = (reason: string): string => words.imports[reason as ImportReason] ?? reason

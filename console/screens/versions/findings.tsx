import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import { actorFor, remedyFor } from '../../../contract/packages/remedies.ts'
import { type Cause, causesOf } from '../../../rules/packages/causes.ts'
import { meanings, remedies, findings as said } from '../../../ui/words/finding-words.ts'
import { Badge, Mark } from '../../kit/badge.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './findings.module.css'

/** What was found in a package, each cause once: what it means, who must act, and how. What blocks it comes first. */
export function Findings({ findings }: { findings: Finding[] }) {
  const causes = causesOf(findings)
  return (
    <ul>
      {causes.length === 0 && (
        <li className={style.step}>
          <Mark tone="ok" icon="check" />
          <span className={look.medium}>{words.versions.nothingFound}</span>
        </li>
      )}
      {causes.map(cause => (
        <Found key={`${cause.level} ${cause.id}`} cause={cause} />
      ))}
    </ul>
  )
}

function Found({ cause: { id, level, abouts } }: { cause: Cause }) {
  const isBlocking = level === 'refuse'
  const remedy = remedyFor(id)
  const actor = words.upload.acts[actorFor(id)]
  return (
    <li className={style.step}>
      <Mark tone={isBlocking ? 'bad' : 'warn'} icon={isBlocking ? 'octagon-x' : 'triangle-alert'} />
      <div>
        {/* One that a later release no longer finds has no words. */}
        <b>{said[id] ?? id}</b>
        {isBlocking && meanings[remedy] && <p>{meanings[remedy]}</p>}
        <p>
          {isBlocking && actor && <b>{actor}: </b>}
          {remedies[remedy]}
        </p>
        {abouts.length > 0 && (
          <p className={`${look.mono} ${look.anywhere} ${look.faint}`}>{abouts.join(', ')}</p>
        )}
      </div>
    </li>
  )
}

/** How many causes block it, and how many should be known. */
export function FindingCounts({ findings }: { findings: Finding[] }) {
  const causes = causesOf(findings)
  const blocking = causes.filter(({ level }) => level === 'refuse').length
  const notes = causes.length - blocking
  return (
    <>
      {blocking > 0 && <Badge tone="bad">{words.versions.blocking(blocking)}</Badge>}
      {notes > 0 && <Badge tone="warn">{words.versions.toLookAt(notes)}</Badge>}
    </>
  )
}

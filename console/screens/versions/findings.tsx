import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import { remedyFor } from '../../../contract/packages/remedies.ts'
import { remedies, findings as said } from '../../../ui/words/finding-words.ts'
import { Badge, Mark } from '../../kit/badge.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './findings.module.css'

/** What was found in a package, what it means, and what can be done; those that block it first. */
export function Findings({ findings }: { findings: Finding[] }) {
  const sorted = findings.toSorted((a, b) => Number(b.level === 'refuse') - Number(a.level === 'refuse'))
  if (sorted.length === 0)
    return (
      <ul>
        <li className={style.step}>
          <Mark tone="ok" icon="check" />
          <span className={look.medium}>{words.versions.nothingFound}</span>
        </li>
      </ul>
    )
  return (
    <ul>
      {sorted.map(({ id, level, about }) => (
        <li className={style.step} key={`${id} ${about}`}>
          <Mark
            tone={level === 'refuse' ? 'bad' : 'warn'}
            icon={level === 'refuse' ? 'octagon-x' : 'triangle-alert'}
          />
          <div>
            {/* One that a later release no longer finds has no words. */}
            <b>{said[id] ?? id}</b>
            <p>{remedies[remedyFor(id)]}</p>
            <p className={`${look.mono} ${look.anywhere}`}>
              {id} {about}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How many block it, and how many should be known. */
export function FindingCounts({ findings }: { findings: Finding[] }) {
  const blocking = findings.filter(({ level }) => level === 'refuse').length
  const notes = findings.length - blocking
  return (
    <>
      {blocking > 0 && <Badge tone="bad">{words.versions.blocking(blocking)}</Badge>}
      {notes > 0 && <Badge tone="warn">{words.versions.toLookAt(notes)}</Badge>}
    </>
  )
}

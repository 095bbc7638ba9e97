import type { Break } from '../../../contract/record-break.ts'
import { words } from '../../words/words.ts'
import { Icon } from '../icon.tsx'
import { Time } from '../time.tsx'

/** What was found about the record of changes, and nothing that was not looked at. */
export interface RecordModel {
  /** How many changes were recomputed; null: only the last signed head was compared. */
  checked: number | null
  changes: number
  broken: { change: number; why: Break } | null
  badLine: number | 'last' | 'unreadable' | null
  signed: { to: number; fingerprint: string } | null
  late: { changes: number; since: string } | null
  restores: { at: string; by: string; to: number; lost: number }[]
}

export function RecordState({ record }: { record: RecordModel }) {
  const { checked, changes, broken, badLine, signed, late } = record
  const isBad = broken !== null || badLine !== null
  const isPartial = checked !== null && checked < changes
  return (
    <>
      {broken && <Bad text={words.changes.broken(broken.change, words.changes.breaks[broken.why])} />}
      {badLine !== null && (
        <Bad text={badLine === 'unreadable' ? words.changes.unreadable : words.changes.badLine(badLine)} />
      )}
      {late && (
        <div className="al al-warn" role="status">
          <Icon name="shield-alert" />
          <p>
            {words.changes.late(late.changes)} <Time at={late.since} seconds />
          </p>
        </div>
      )}
      {!isBad && isPartial && (
        <div className="al al-warn" role="status">
          <Icon name="shield-alert" />
          <p>{words.changes.partly(checked, changes)}</p>
        </div>
      )}
      {!isBad && !isPartial && checked !== null && (
        <div className="al al-ok" role="status">
          <Icon name="check" />
          <p>
            {words.changes.consistent(checked)}{' '}
            {signed ? words.changes.matchesSigned(signed.to) : words.changes.notSigned}
          </p>
        </div>
      )}
      {checked === null && !isBad && (
        <p className="ink3">{signed ? words.changes.signedTo(signed.to) : words.changes.notSigned}</p>
      )}
      {checked !== null && <Proof record={record} />}
    </>
  )
}

/** Restores that were recorded, and the key to compare with the one that the signer logged. */
function Proof({ record: { restores, signed } }: { record: RecordModel }) {
  return (
    <>
      {restores.map(({ at, by, to, lost }) => (
        <p key={at} className="ink2">
          {words.changes.restored(by, to, lost)} <Time at={at} seconds />
        </p>
      ))}
      {signed && (
        <p className="t12 ink3">
          {words.changes.signingKey} <span className="mono">{signed.fingerprint}</span>
        </p>
      )}
    </>
  )
}

function Bad({ text }: { text: string }) {
  return (
    <div className="al al-bad" role="alert">
      <Icon name="shield-alert" />
      <p>{text}</p>
    </div>
  )
}

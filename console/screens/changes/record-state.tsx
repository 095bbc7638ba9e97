import type { RecordState as Found } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { Alert } from '../../kit/alert.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'

/** What was found about the record of changes, and nothing that was not looked at. */
export function RecordState({ record }: { record: Found }) {
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
        <Alert tone="warn" icon="shield-alert">
          <p>
            {words.changes.late(late.changes)} <Time at={late.since} seconds />
          </p>
        </Alert>
      )}
      {!isBad && isPartial && (
        <Alert tone="warn" icon="shield-alert">
          <p>{words.changes.partly(checked, changes)}</p>
        </Alert>
      )}
      {!isBad && !isPartial && checked !== null && (
        <Alert tone="ok" icon="check">
          <p>
            {words.changes.consistent(checked)}{' '}
            {signed ? words.changes.matchesSigned(signed.to) : words.changes.notSigned}
          </p>
        </Alert>
      )}
      {checked === null && !isBad && (
        <p className={look.faint}>{signed ? words.changes.signedTo(signed.to) : words.changes.notSigned}</p>
      )}
      {checked !== null && <Proof record={record} />}
    </>
  )
}

/** Restores that were recorded, and the key to compare with the one that the signer logged. */
function Proof({ record: { restores, signed } }: { record: Found }) {
  return (
    <>
      {restores.map(({ at, by, to, lost }) => (
        <p key={at} className={look.quiet}>
          {words.changes.restored(by, to, lost)} <Time at={at} seconds />
        </p>
      ))}
      {signed && (
        <p className={look.note}>
          {words.changes.signingKey} <span className={look.mono}>{signed.fingerprint}</span>
        </p>
      )}
    </>
  )
}

function Bad({ text }: { text: string }) {
  return (
    <Alert tone="bad" icon="shield-alert">
      <p>{text}</p>
    </Alert>
  )
}

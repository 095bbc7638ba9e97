import type { Break } from '../../../contract/record-break.ts'
import type { Database } from '../../../data/db/database.ts'
import { verifyRecord } from '../../commands/signed-heads/verify-record.ts'
import type { Fault } from './check-rows.ts'

/** What is wrong with a change, for an operator. */
const WHY: Record<Break, string> = {
  altered: 'its content does not have its hash',
  gap: 'changes before it are missing',
  unlinked: 'it does not follow the change before it',
  'not-signed': 'it is not the change that was signed',
  missing: 'it was signed, and is not there',
  end: 'the end of the chain is not where the database says',
}

const LINES = { last: 'the last line', unreadable: 'the file or its public key can not be read' }

/** Verifies the record of changes and its signed heads. `said` is what was found, and what is no fault: restores among it. */
export async function checkRecord(
  db: Database,
  headsDir: string | undefined,
): Promise<{ said: string[]; faults: Fault[] }> {
  const state = await verifyRecord(db, headsDir)
  const { broken, badLine, signed, late, checked, restores } = state
  const faults: Fault[] = []
  if (broken)
    faults.push({
      what: 'the record of changes is not as it was written',
      where: `change ${broken.change}: ${WHY[broken.why]}`,
      mend: 'Find out who could write to the database past the commands (docs/how-to/runbooks.md#recordbroken); a backup has the record as it was.',
    })
  if (badLine !== null)
    faults.push({
      what: 'the signed heads are not as they were signed, or can not be read',
      where: typeof badLine === 'number' ? `line ${badLine}` : LINES[badLine],
      mend: 'Find out who could write to the folder of signed heads; a backup has them as they were.',
    })
  if (late)
    faults.push({
      what: 'changes are not signed',
      where: `${late.changes} changes since ${late.since.toISOString()}`,
      mend: 'Look whether the signer runs (docs/how-to/runbooks.md#signerbehind).',
    })
  const said = restores.map(
    ({ at, by, to, lost }) => `Restored at ${at} by ${by} to change ${to}: ${lost} signed changes were lost.`,
  )
  if (faults.length === 0)
    said.push(
      signed
        ? `The record of changes is complete: ${checked} verified, signed up to change ${signed.to} by key ${signed.fingerprint}.`
        : `The record of changes is consistent: ${checked} verified. Its heads are not signed, so whoever owns the database could have rewritten it.`,
    )
  return { said, faults }
}

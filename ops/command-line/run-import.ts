import { scannerAddress } from '../../catalogue/commands/inspection/scanner-address.ts'
import { Refused } from '../../catalogue/commands/refused.ts'
import { takeRepository } from '../../catalogue/repositories/import/take-repository.ts'
import { withParts } from '../../catalogue/repositories/with-parts.ts'
import { openKeptFiles } from '../deploy/kept-files.ts'
import { BadCall } from './arguments.ts'
import { IMPORT_HELP, type ImportCall, readImportArguments } from './import-arguments.ts'
import { staffDatabaseUrl } from './staff-database.ts'
import { importInWords } from './tell-import.ts'

/** What the process ends with. */
const EXITS = { index: 0, diff: 0, unchanged: 0, late: 0, unreached: 1, refused: 3, stale: 3, unpinned: 3 }
const [AWAY, WRONGLY_CALLED, SOMETHING_ELSE] = [1, 2, 4]

/** `npm run import`, from what was written after it to what the process ends with. */
export async function runImport(written: string[]): Promise<number> {
  try {
    const call = readImportArguments(written)
    if (call) return await take(call)
    console.log(IMPORT_HELP)
    return 0
  } catch (error) {
    if (!(error instanceof BadCall || error instanceof Refused)) throw error
    console.error(error.message)
    return error instanceof Refused ? SOMETHING_ELSE : WRONGLY_CALLED
  }
}

function take({ max, ...call }: ImportCall): Promise<number> {
  const databaseUrl = staffDatabaseUrl()
  const scanner = scannerAddress(process.env.SCANNER)
  return withParts({ databaseUrl, ...openKeptFiles(), scanner }, async (parts, signal) => {
    try {
      const run = await takeRepository(parts, {
        ...call,
        ...(max === undefined ? {} : { max }),
        signal,
        onProgress: said => console.error(said),
      })
      console.log(importInWords(call.address, run, call.dryRun))
      return EXITS[run.outcome]
    } catch (error) {
      if (!signal.aborted) throw error
      console.error('Stopped early. What was imported stays; the next run continues from there.')
      return AWAY
    }
  })
}

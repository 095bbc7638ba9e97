import { createReadStream } from 'node:fs'
import type { Inspection } from '../../../contract/packages/inspection.schema.ts'
import { refuse } from '../../packages/judge/findings.ts'
import { runInspection } from './run-inspection.ts'
import { type ScannerAddress, scan } from './scan.ts'

/** All that is found in a file: by us, and by the scanner if there is one. */
export async function lookInto(path: string, scanner: ScannerAddress | undefined): Promise<Inspection> {
  const inspection = await runInspection(path)
  const found = scanner && (await scan(createReadStream(path), scanner))
  if (found) inspection.findings.push(refuse('malware', found))
  return inspection
}

import { type Inspection, inspection } from '../../../contract/packages/inspection.schema.ts'
import { NOTHING_READ } from '../../packages/inspect-file.ts'
import { refuse } from '../../packages/judge/findings.ts'
import { type Limits, runApart } from './run-apart.ts'

/** Inspects an untrusted file in a sandbox. */
export async function runInspection(path: string, limits?: Limits): Promise<Inspection> {
  const answer = await runApart('./child.ts', path, [], limits)
  if ('why' in answer) return { ...NOTHING_READ, findings: [refuse('takes-too-much', answer.why)] }
  return inspection.parse(JSON.parse(answer.said.toString()))
}

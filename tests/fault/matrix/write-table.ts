import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../ops/settings.ts'

const [BEGIN, END] = ['<!-- made by npm run fault:matrix -- --write-doc -->', '<!-- end -->']
export const DOCUMENT = join(root, 'docs/reference/fault-matrix.md')
/** A run writes here unless it is given another file; Git ignores it. */
export const RESULT = join(root, 'test-results/fault-matrix.md')

/** What a run is asked to write. Only a full run may replace the table of the document. */
export function filesOf({ out, writeDoc, only }: { out: string; writeDoc: boolean; only: string }): string[] {
  if (writeDoc && only) throw new Error('--write-doc needs all faults: leave out --only')
  return [out || RESULT, ...(writeDoc ? [DOCUMENT] : [])]
}

/** Replaces what an earlier run has written into a document. */
export function withTable(document: string, table: string): string {
  const [before = '', rest] = document.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (after === undefined) throw new Error(`the document has no place for the table: ${BEGIN} … ${END}`)
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}

export function writeTable(file: string, table: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, file === DOCUMENT ? withTable(readFileSync(file, 'utf8'), table) : `${table}\n`)
}

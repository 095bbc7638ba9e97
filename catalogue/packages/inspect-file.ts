import type { Inspection } from '../../contract/packages/inspection.schema.ts'
import { type Bytes, openBytes } from './bytes.ts'
import { refuse } from './judge/findings.ts'
import { judgeFile } from './judge/judge-file.ts'
import { Malformed } from './malformed.ts'
import { readFacts } from './manifest/read-facts.ts'
import { verifySignatures } from './verify/verify-signatures.ts'
import { openZip } from './zip/open-zip.ts'

/** Of a file in which nothing could be read. */
export const NOTHING_READ = { facts: null, bands: [], lineage: [], algorithms: [] }

export function inspectFile(path: string): Inspection {
  const bytes = openBytes(path)
  try {
    return inspectBytes(bytes)
  } finally {
    bytes.close()
  }
}

/** Reads, verifies and judges a package, by nothing but its bytes. */
export function inspectBytes(bytes: Bytes): Inspection {
  try {
    const zip = openZip(bytes)
    const facts = readFacts(zip)
    const signatures = verifySignatures(zip, facts)
    const { bands, lineage, algorithms } = signatures
    return {
      facts: { ...facts, labels: Object.fromEntries(facts.labels) },
      bands,
      lineage,
      algorithms,
      findings: judgeFile({ zipFaults: zip.faults, facts, signatures }),
    }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { ...NOTHING_READ, findings: [refuse(error.id, error.message)] }
  }
}

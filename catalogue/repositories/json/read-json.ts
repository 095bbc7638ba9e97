import type { ImportLimits } from '../limits.ts'
import { scanJson } from './scan-json.ts'

/** JSON of a stranger as a whole; for what is small. */
export function readJson(bytes: Buffer, limits: ImportLimits): unknown {
  scanJson(bytes, limits)
  return JSON.parse(bytes.toString('utf8'))
}

import { type IndexApp, indexApp } from '../../../contract/import/index.schema.ts'
import type { LeftOutId } from '../../../contract/import/reason-ids.ts'
import { isObject } from '../diff/merge-patch.ts'
import { parseSpan } from '../json/scan-json.ts'
import type { ImportLimits } from '../limits.ts'
import { type OpenIndex, wrongWith } from './open-index.ts'

/** One that is broken harms no other: it is left out, and named. */
export interface LeftOut {
  id: LeftOutId
  name: string
  /** What of it is wrong. */
  about: string
}

/** As Android has them, and F-Droid names files that are no packages in the same way. */
const PACKAGE_NAME = /^[A-Za-z]\w*(\.[A-Za-z0-9_]\w*)*$/
const LONGEST_NAME = 255

export function readApp(
  { text, packages }: OpenIndex,
  name: string,
  limits: ImportLimits,
): { app: IndexApp } | { leftOut: LeftOut } {
  const without = (id: LeftOutId, about: string) => ({
    leftOut: { id, name: name.slice(0, LONGEST_NAME), about },
  })
  const span = packages.get(name)
  if (!span || name.length > LONGEST_NAME || !PACKAGE_NAME.test(name)) return without('app-name', '')
  const raw = parseSpan(text, span)
  // Counted before anything is made of them.
  const count = isObject(raw) && isObject(raw.versions) ? Object.keys(raw.versions).length : 0
  if (count > limits.versionsOfApp) return without('app-many', String(count))
  const read = indexApp.safeParse(raw)
  if (!read.success) return without('app-broken', wrongWith(read.error.issues))
  for (const [sha256, { file }] of Object.entries(read.data.versions))
    if (file.sha256 !== sha256) return without('app-file-other', sha256)
  return { app: read.data }
}

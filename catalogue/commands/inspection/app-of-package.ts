import type { Database } from '../../../data/db/database.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import { isRefused } from '../../packages/judge/findings.ts'
import { refused } from '../refused.ts'
import { refusedFor } from './judge-version.ts'
import { keepIcon } from './keep-icon.ts'
import { findInspections } from './keep-inspection.ts'

interface Kept {
  db: Database
  files: FileStore
  mediaDir: string
}

export interface AppOfPackage {
  packageName: string
  /** By language, of which the empty one is for all. */
  labels: Record<string, string>
  /** undefined: it has no icon that pages can show. */
  iconKey?: string
}

/** What an inspected package says of its app. A refused one is no reason to add an app. */
export async function readApp(kept: Kept, sha256: string): Promise<AppOfPackage> {
  const [seen] = await findInspections(kept.db, [sha256])
  if (!seen) throw refused('files.not-checked', { sha256 })
  const { facts, findings } = seen.inspection
  if (!facts || isRefused(findings)) throw refusedFor(findings)
  const iconKey = facts.icon === null ? undefined : await keepIcon(kept, sha256, facts.icon)
  return { packageName: facts.packageName, labels: facts.labels, ...(iconKey ? { iconKey } : {}) }
}

/** The same as fields of `app.add`. */
export async function appOfPackage(kept: Kept, sha256: string) {
  const { labels: _, ...fields } = await readApp(kept, sha256)
  return fields
}

import type { WrittenApp } from '../../../contract/import/index.schema.ts'
import type { LeftOut } from '../index/read-app.ts'

export type WrittenVersion = WrittenApp['versions'][string]

/** The F-Droid index of local files, which are not signed. */
export interface OwnIndex {
  name: string
  packages: Record<string, WrittenApp>
  leftOut: LeftOut[]
}

/** When the first and the last of these versions came. */
export function momentsOf(versions: WrittenVersion[]): { added: number; lastUpdated: number } {
  const moments = versions.map(({ added }) => added)
  return { added: Math.min(...moments), lastUpdated: Math.max(...moments) }
}

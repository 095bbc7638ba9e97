import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/** Turns the sources of a release into JavaScript where they are. Lines and columns stay, so stack traces fit the sources. */
export function removeTypes(release: string): void {
  for (const name of globSync('**/*.ts', { cwd: release, exclude: ['node_modules'] })) {
    const file = join(release, name)
    writeFileSync(file, stripTypeScriptTypes(readFileSync(file, 'utf8')))
  }
  // For platform/plain-sources.mjs.
  writeFileSync(join(release, 'platform/sources-are-plain'), '')
}

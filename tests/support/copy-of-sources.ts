import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'

/** All sources as they are now, in a folder of their own that may be changed. It lies where it finds the same packages. */
export function copyOfSources(): string {
  mkdirSync(join(root, '.run'), { recursive: true })
  const copy = mkdtempSync(join(root, '.run/copy-'))
  // Engines, which are other users, must get in.
  chmodSync(copy, 0o755)
  const listed = run('git', ['-C', root, 'ls-files', '-co', '--exclude-standard', '--deduplicate'])
  for (const path of listed.trim().split('\n')) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  return copy
}

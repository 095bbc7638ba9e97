import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('../', import.meta.url))

/** In megabytes. With Node's 16 pages are rendered no faster, and a process keeps 26 MB more. */
const SEMI_SPACE = 4

/** The options with which Node runs a program in `folder`, such as a release. Services have the same in `NODE_OPTIONS`. */
export function nodeOptions(folder = HERE): string[] {
  const plain = join(folder, 'platform/plain-sources.mjs')
  // Releases before 0.3 have none.
  return [`--max-semi-space-size=${SEMI_SPACE}`, ...(existsSync(plain) ? ['--import', plain] : [])]
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('../', import.meta.url))

/** In a release only: has Node take its sources as JavaScript, which they are (ops/deploy/remove-types.ts). */
export const PLAIN_SOURCES = 'platform/plain-sources.mjs'

/** In megabytes. With Node's 16 pages are rendered no faster, and a process keeps 26 MB more. */
const SEMI_SPACE = 4

/** The options with which Node runs a program in `folder`, such as a release. */
export function nodeOptions(folder = HERE): string[] {
  const plain = join(folder, PLAIN_SOURCES)
  return [`--max-semi-space-size=${SEMI_SPACE}`, ...(existsSync(plain) ? ['--import', plain] : [])]
}

import { createHash } from 'node:crypto'
import { tier } from '../../ops/checks/test-run/tier.ts'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { plainPath } from '../e2e/languages.ts'

/** The commit, so that each landing looks at other pages and a failure can be repeated. */
export const sampleSeed = (): string => {
  process.env.SAMPLE_SEED ??= run('git', ['rev-parse', 'HEAD'], { cwd: root }).trim()
  return process.env.SAMPLE_SEED
}

export interface Sample {
  /** For titles: a sample must not be called "every". */
  share: string
  /** The same for a page in every language. */
  has(path: string): boolean
}

/** Before a landing one page in so many is enough, others each time; the full tier looks at every page. */
export function sampleOf(oneIn: number): Sample {
  if (tier === 'full') return { share: 'every', has: () => true }
  const hashOf = (path: string) =>
    createHash('sha1')
      .update(`${sampleSeed()} ${plainPath(path)}`)
      .digest()
  return { share: `1 in ${oneIn}`, has: path => hashOf(path).readUInt32BE() % oneIn === 0 }
}

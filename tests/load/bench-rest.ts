/**
 * What does a store use without visitors? Looks at the one that npm run up started, and prints memory and processor time of each part.
 * Fails when an aim is missed.
 *
 *   npm run bench:rest
 *   npm run bench:rest -- --seconds 10
 */
import { parseArgs } from 'node:util'
import { readSettings } from '../../ops/settings.ts'
import { printUsed, sumOf, usedAtRest } from './rest.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
/** Megabytes with and without analytics, and the share of a core. */
const AIMS = { all: 600, withoutAnalytics: 350, core: 0.03 }

const used = await usedAtRest(readSettings(), Number(values.seconds))
if (used.length === 0) throw new Error('No store runs here: npm run up')
const without = used.filter(({ name }) => name !== 'analytics')
const sums = (name: string, of: typeof used) => ({
  name,
  megabytes: sumOf(of, 'megabytes'),
  core: sumOf(of, 'core'),
})
const [all, others] = [sums('all', used), sums('without analytics', without)]
printUsed([...used, all, others])
const isReached =
  all.megabytes <= AIMS.all && others.megabytes <= AIMS.withoutAnalytics && all.core <= AIMS.core
console.log(
  `aims: ${AIMS.all} MB, ${AIMS.withoutAnalytics} without analytics, ${AIMS.core * 100} % of a core${isReached ? '' : ': missed'}`,
)
process.exitCode = isReached ? 0 : 1

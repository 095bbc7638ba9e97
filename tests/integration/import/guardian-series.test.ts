import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Held } from '../../../catalogue/repositories/held.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'
import type { Taken } from '../../../catalogue/repositories/reading.ts'
import { verifyJar } from '../../../catalogue/repositories/trust/verify-jar.ts'
import type { IndexApp } from '../../../contract/import/index.schema.ts'
import { guardianFiles, guardianKey, guardianSteps } from '../../support/real-repositories.ts'
import { readAll } from '../../support/repositories/read-all.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'

const missing = guardianSteps.length > 0 ? '' : ' (skipped: none of its 110 steps is here)'
let served: ServedRepository
beforeAll(async () => {
  served = await serveRepository()
})
afterAll(() => served.close())

/** As it was read on the day that it was published. */
async function read(step: string, last?: Taken): Promise<Taken> {
  const reading = await readRepository({
    source: { address: served.address },
    pinned: guardianKey,
    now: Number(step) + 3_600_000,
    held: last?.held as Held | undefined,
    heldText: async () => last?.index.text,
  })
  if (!('held' in reading)) throw new Error(`${step}: ${JSON.stringify(reading)}`)
  return reading
}

const isListed = (step: string, from: number) => {
  const { json } = verifyJar(guardianFiles(step).get('/entry.jar') ?? Buffer.alloc(0))
  return Object.hasOwn((JSON.parse(json.toString()) as { diffs: object }).diffs, from)
}

/** There, a category got a place of its own in a list that names are otherwise added to in order: changes say what, and not where. */
const REORDERED = ['1747897011000 to 1748415522000']

test.skipIf(missing !== '')(
  `two years of a genuine repository, step by step, come to what a fresh reading gives${missing}`,
  { timeout: 120_000 },
  async () => {
    expect(guardianSteps).toHaveLength(110)
    const catalogue = new Map<string, IndexApp>()
    const by = { index: 0, diff: 0 }
    const fallen: string[] = []
    let listed = 0
    let last: Taken | undefined
    for (const step of guardianSteps) {
      served.serve(guardianFiles(step))
      const couldBeDiff = last !== undefined && isListed(step, last.timestamp)
      const reading = await read(step, last)
      listed += Number(couldBeDiff)
      by[reading.outcome] += 1
      const { apps, leftOut } = await readAll(reading)
      expect(leftOut).toEqual([])
      const isFallen = couldBeDiff && reading.outcome === 'index'
      if (isFallen) fallen.push(`${last?.timestamp} to ${step}`)
      expect(reading.notes.map(({ id }) => id)).toEqual(isFallen ? ['diff-elsewhere'] : [])
      // Only what a step names is touched, as a catalogue would.
      for (const name of reading.gone) catalogue.delete(name)
      for (const [name, app] of apps) catalogue.set(name, app)
      expect([...catalogue.keys()].toSorted()).toEqual([...reading.index.packages.keys()].toSorted())
      last = reading
    }
    expect({ ...by, listed, fallen }).toEqual({ index: 6, diff: 104, listed: 105, fallen: REORDERED })

    const fresh = await read(guardianSteps.at(-1) ?? '')
    expect(Object.fromEntries(catalogue)).toEqual(Object.fromEntries((await readAll(fresh)).apps))
    expect(last?.repository).toEqual(fresh.repository)
    expect(last?.held).toEqual(fresh.held)
    expect(last?.index.text.equals(fresh.index.text)).toBe(true)
  },
)

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Held } from '../../../catalogue/repositories/held.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'
import type { Reading, ReadOptions } from '../../../catalogue/repositories/reading.ts'
import { ann } from '../packages/small-packages.ts'
import { appOf, makeRepository, type RepositoryFiles, type RepositoryPlan, sum } from './make-repository.ts'
import { type Answer, type ServedRepository, serveRepository } from './serve-repository.ts'

const DAY = 24 * 3_600_000
export const THEN = Date.UTC(2026, 9, 1)
export const LATER = THEN + DAY
export const now = LATER + DAY / 2
export const pinned = createHash('sha256').update(ann.certificate).digest('hex')

const before = { 'app.one': appOf('app.one', 1), 'app.two': appOf('app.two', 7, 3) }
const after = {
  'app.one': appOf('app.one', 2, 1),
  'app.three': appOf('app.three', 1),
  'app.two': before['app.two'],
}
const [newest] = Object.entries(after['app.one'].versions as object)
/** What leads from one to the other. */
export const honestDiff = {
  repo: { timestamp: LATER },
  packages: {
    'app.one': { metadata: { lastUpdated: 2 }, versions: Object.fromEntries(newest ? [newest] : []) },
    'app.three': after['app.three'],
  },
}

/** The state that is held, and the one after it; an attack is that one with something else in it. */
export const oldFiles = (plan: Partial<RepositoryPlan> = {}) =>
  makeRepository({ timestamp: THEN, packages: before, ...plan })
export const newFiles = (plan: Partial<RepositoryPlan> = {}) =>
  makeRepository({ timestamp: LATER, packages: after, diffs: [[THEN, honestDiff]], ...plan })
/** Without a list of changes, so that the whole is fetched. */
export const wholeFiles = (plan: Partial<RepositoryPlan> = {}) => newFiles({ diffs: [], ...plan })

const heldText = oldFiles().get('/index-v2.json') ?? Buffer.alloc(0)
const held: Held = Object.freeze({
  timestamp: THEN,
  sha256: sum(heldText),
  address: 'https://apps.example/repo',
})

interface Options extends Partial<ReadOptions> {
  answers?: Record<string, Answer>
}

/** A place with fresh answers for each test. */
export function attackedPlace() {
  let place: ServedRepository
  let second: ServedRepository
  beforeAll(async () => {
    place = await serveRepository()
    second = await serveRepository()
  })
  afterAll(() => Promise.all([place.close(), second.close()]))

  const read = (options: Partial<ReadOptions> = {}) =>
    readRepository({
      source: { address: place.address },
      pinned,
      held,
      heldText: async () => Buffer.from(heldText),
      now,
      ...options,
    })

  return {
    read,
    place: () => place,
    second: () => second,
    /** What comes of it; and that nothing is changed by it: from what was held before, the honest state can still be reached. */
    async attack(files: RepositoryFiles, { answers = {}, ...options }: Options = {}): Promise<Reading> {
      place.serve(files, answers)
      const reading = await read(options)
      expect(held).toEqual({ timestamp: THEN, sha256: sum(heldText), address: 'https://apps.example/repo' })
      place.serve(newFiles())
      expect((await read()).outcome).toBe('diff')
      return reading
    },
  }
}

/** In a word or two: `refused other-key`, `late`, `index (hash-wrong)`. */
export function tellReading(reading: Reading): string {
  if ('reason' in reading) return `${reading.outcome} ${reading.reason}`
  const noted = [...new Set(reading.notes.map(({ id }) => id))]
  return reading.outcome + (noted.length > 0 ? ` (${noted.join(', ')})` : '')
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { tier } from '../../ops/checks/test-run/tier.ts'
import { ALL_FAULTS } from '../fault/matrix/all-faults.ts'
import type { Journey } from '../fault/matrix/journeys.ts'
import { faultPlant, type Plant } from '../fault/matrix/plant.ts'
import { runRow } from '../fault/matrix/run-row.ts'
import { placeFiles } from '../fault/matrix/scene.ts'
import { nameOf } from '../fault/matrix/table.ts'

/** Of a busy machine; npm run fault:matrix has stricter ones. */
const limits = { kept: 1000, first: 8000, noticed: 11_000, others: 4000, recovery: 10_000 }

/** One of each kind. */
const journeys: Journey[] = [
  'fresh',
  'stale',
  'cold',
  'replies',
  'configKept',
  'collect',
  'package',
  'newPicture',
]

let plant: Plant
let nextPicture: () => string
beforeAll(async () => {
  plant = await faultPlant('fixture')
  nextPicture = await placeFiles(plant)
}, 60_000)
afterAll(() => plant?.remove())

/** The media of the demo fail as often as anything else, and guard less: they are left to the full tier. */
const ROWS = ['PostgreSQL hung', 'NATS wiped', ...(tier === 'full' ? ['media wiped (not mounted)'] : [])]

test.each(ROWS)(
  '%s: visitors get what can still be served, and everything recovers soon after',
  async name => {
    const fault = ALL_FAULTS.find(one => nameOf(one) === name)
    if (!fault) throw new Error(`no fault is called ${name}`)
    const { broken, notJudged, events } = await runRow(plant, fault, { limits, journeys, nextPicture })
    expect(Object.fromEntries(broken)).toEqual({})
    expect(Object.fromEntries(notJudged)).toEqual({})
    expect(events.taken).toBeGreaterThan(0)
  },
  60_000,
)

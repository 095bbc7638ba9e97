import { expect, test } from 'vitest'
import { tier } from '../../ops/checks/test-run/tier.ts'
import { attackAsStaff } from '../attack/staff.ts'

/** Each role, freshly signed in and not, tries each command once in `land`; `npm run attack -- --as staff` goes on from there. */
const TRIES = tier === 'land' ? 500 : 3000

test(`[SEC-2] no colleague gets further than their role (${TRIES} tries)`, async () => {
  const { broken, seen } = await attackAsStaff(TRIES, 7)
  expect(broken, seen).toEqual([])
}, 300_000)

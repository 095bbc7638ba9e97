/** @module-tag full: kills an import in every step. */

import { expect, test } from 'vitest'
import { suiteDatabase } from '../integration/suite.ts'
import { killImports } from './import/kill-imports.ts'

const [through, killed] = [suiteDatabase('import_through'), suiteDatabase('import_killed')]

test('an import that is killed comes to the same rows when it is run again', async () => {
  const { kills, differing } = await killImports(through, killed, { kills: 2, apps: 60 })
  expect({ kills, differing }).toEqual({ kills: 2, differing: [] })
}, 180_000)

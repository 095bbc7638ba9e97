/** @module-tag full: kills uploads in every step. */

import { expect, test } from 'vitest'
import { killUploads } from './uploads/run-uploads.ts'

test.each(['folder', 's3'] as const)(
  'an upload that is killed leaves nothing half under its hash, and loses nothing that was answered (%s)',
  async kind => {
    const { kills, half, lost } = await killUploads(kind, 10)
    expect({ half, lost }).toEqual({ half: [], lost: [] })
    expect(kills).toBeGreaterThan(0)
  },
  180_000,
)

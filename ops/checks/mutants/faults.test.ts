import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../settings.ts'
import { faults, plant } from './faults.ts'

test('each fault has a name of its own', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
})

test.each(faults)('$id can still be planted: $fault', ({ edits }) => {
  for (const edit of edits) {
    const text = readFileSync(join(root, edit.file), 'utf8')
    expect(plant(text, edit)).not.toBe(text)
  }
})

import { expect, test } from 'vitest'
import { PICTURE_KINDS } from './kinds.ts'
import { SMALLER } from './smaller.ts'

test.each(Object.entries(PICTURE_KINDS))('%s: visitors who save data get a size that exists', (_, sizes) => {
  const names = sizes.map(({ width, height }) => `${width}x${height}`)
  const smaller = names.flatMap(name => SMALLER[name] ?? [])
  expect(smaller.length).toBeGreaterThan(1)
  for (const name of smaller) expect(names).toContain(name)
})

import { expect, test } from 'vitest'
import { fuzzPackages } from '../../fuzz/packages/fuzz-packages.ts'

test('broken packages are read or refused, quickly and with little memory', {
  timeout: 180_000,
}, async () => {
  const { failure, outcomes } = await fuzzPackages(7, 0, 20_000)
  expect(failure).toBeNull()
  // Few are broken where no signature looks, and the others are refused for many reasons: else it tries nothing.
  expect(outcomes.read).toBeGreaterThan(50)
  expect(Object.keys(outcomes).length).toBeGreaterThan(10)
})

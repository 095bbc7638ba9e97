import { expect, test } from 'vitest'
import { SHARE, smallAttack } from '../attack/small-attack.ts'

test('[SEC-2] downloads that one network makes up move no list', async () => {
  const { eventsStored } = await smallAttack(['fraud of one network'])
  expect(eventsStored).toBeGreaterThanOrEqual(1_000_000 * SHARE)
}, 300_000)

test('[SEC-2] downloads that a thousand networks make up are held as a jump', {
  tags: 'full',
  timeout: 300_000,
}, async () => {
  expect((await smallAttack(['fraud of 1,000 networks'])).jumpsHeld).toBe(1)
})

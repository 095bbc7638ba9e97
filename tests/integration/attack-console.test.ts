import { test } from 'vitest'
import { smallAttack } from '../attack/small-attack.ts'

test('[SEC-2] a stranger gets nowhere at the console', async () => {
  await smallAttack(['the console'])
}, 300_000)

import { test } from 'vitest'
import { smallAttack } from '../attack/small-attack.ts'

test('[SEC-1] [SEC-2] no request of a stranger breaks the store or stays in its cache', async () => {
  await smallAttack(['poisoned headers', 'floods of hosts', 'fuzzed requests'])
}, 300_000)

import { test } from 'vitest'
import { smallAttack } from '../attack/small-attack.ts'

test('[SEC-1] [SEC-2] slow readers and senders keep no one else waiting', async () => {
  await smallAttack(['slow readers and senders'])
}, 300_000)

import { test } from 'vitest'
import { smallAttack } from '../attack/small-attack.ts'

test('[SEC-1] [SEC-2] whoever reads and sends slowly keeps nobody else waiting', async () => {
  await smallAttack(['slow readers and senders'])
}, 300_000)

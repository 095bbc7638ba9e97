import { setPriority } from 'node:os'
import { ATTACKS, type Attack } from './attacks.ts'
import type { Outcome, Target } from './target.ts'

// A process of its own, started by run-attacks.ts. Attackers have machines of their own: here theirs is what the store leaves.
setPriority(15)
process.once('message', async ({ attack, target }: { attack: Attack; target: Target }) => {
  const outcome: Outcome = await ATTACKS[attack](target).catch(error => ({
    tries: 0,
    seen: '',
    broken: [`the attack itself ended: ${error instanceof Error ? error.stack : error}`],
  }))
  process.send?.(outcome, () => process.exit())
})

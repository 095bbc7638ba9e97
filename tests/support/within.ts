import { tier } from '../../ops/checks/test-run/tier.ts'

/** Only ends a test that hangs. */
const HUNG_MS = 30_000

/**
 * The time that a test allows for what is promised within `ms`. The full tier judges the promise, by a factor of two at most: it
 * runs on an idle machine. Before a landing the machine may be busy, and a test judges order and cause alone.
 */
export const within = (ms: number): number => (tier === 'full' ? 2 * ms : Math.max(HUNG_MS, 2 * ms))

/**
 * `land`: before every landing. `full`: every test, no samples, promised seconds judged. Tests are in both unless tagged `full`.
 * What takes longer still (soak, fuzzing, mutation, benches) is no test but a command: docs/how-to/testing.md lists them.
 */
export type Tier = 'land' | 'full'

/** A run by hand names no tier, and gets whatever it asks for. */
export const tier: Tier = process.env.TEST_TIER === 'land' ? 'land' : 'full'

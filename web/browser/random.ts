import type { Random32 } from '../../rules/tracking/session-id.ts'

export const random32: Random32 = count => crypto.getRandomValues(new Uint32Array(count))

import { z } from 'zod'

/** Software or game. */
export const resourceType = z.literal([0, 1])
export const status = z.enum(['live', 'delisted'])

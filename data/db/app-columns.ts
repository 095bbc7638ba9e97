import { z } from 'zod'

/** Software or game. */
export const resourceType = z.literal([0, 1])
/** The language of a text, where it is not the page's. */
export const lang = z.string().nullable()
export const status = z.enum(['live', 'delisted'])

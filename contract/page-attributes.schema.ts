import * as z from 'zod/mini'
import { PAGE_TYPES } from './page-types.ts'

const pageType = z.enum(PAGE_TYPES)
export const resourceType = z.literal([0, 1])
export const id = z.int().check(z.positive())

export const pageAttributesSchema = z.object({
  pageType,
  title: z.string(),
  app: z.exactOptional(z.object({ appId: id, packageName: z.string().check(z.minLength(1)), resourceType })),
})

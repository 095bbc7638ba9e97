import * as z from 'zod/mini'
import { DOWNLOAD_KINDS } from './download-kinds.ts'
import { id, resourceType } from './page-attributes.schema.ts'

const packageName = z.string().check(z.maxLength(255))

/** Nothing else may ride along: the payload comes from browsers. */
export const downloadEventSchema = z.strictObject({
  packageName: packageName.check(z.describe('the package that was downloaded')),
  appId: id,
  appName: z.string().check(z.maxLength(255)),
  resType: resourceType,
  downloadType: z.enum(DOWNLOAD_KINDS).check(z.describe("by the visitor's hand, or by the page itself")),
  appOffline: z.boolean().check(z.describe('whether the store has no package of it')),
  originalPackageName: packageName.check(z.describe('the app that the campaign names')),
  originalAppId: z.int().check(z.nonnegative(), z.describe('its number')),
})

import * as z from 'zod/mini'
import { DOWNLOAD_KINDS } from './download-kinds.ts'
import { id, resourceType } from './page-attributes.schema.ts'

const packageName = z.string().check(z.maxLength(255))

/** Nothing else may ride along: the payload comes from browsers. */
export const downloadEventSchema = z.strictObject({
  packageName: packageName.check(z.describe('downloaded package')),
  appId: id,
  appName: z.string().check(z.maxLength(255)),
  resType: resourceType,
  downloadType: z.enum(DOWNLOAD_KINDS).check(z.describe('started by the visitor or by the page')),
  appOffline: z.boolean().check(z.describe('true if the store has no package for it')),
  originalPackageName: packageName.check(z.describe('package that the campaign names')),
  originalAppId: z.int().check(z.nonnegative(), z.describe('id of that app')),
})

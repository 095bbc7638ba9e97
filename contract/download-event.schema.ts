import * as z from 'zod/mini'
import { DOWNLOAD_KINDS } from './download-kinds.ts'
import { id, resourceType } from './page-attributes.schema.ts'

const packageName = z.string().check(z.maxLength(255))

/** Nothing else may ride along: the payload comes from browsers. */
export const downloadEventSchema = z.strictObject({
  packageName,
  appId: id,
  appName: z.string().check(z.maxLength(255)),
  resType: resourceType,
  downloadType: z.enum(DOWNLOAD_KINDS),
  appOffline: z.boolean(),
  originalPackageName: packageName,
  originalAppId: z.int().check(z.nonnegative()),
})

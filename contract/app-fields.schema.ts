import * as z from 'zod/mini'
import { id, resourceType } from './page-attributes.schema.ts'

const idOrNone = z.int().check(z.nonnegative())

export const appFieldsSchema = z.object({
  appId: id,
  versionId: idOrNone,
  name: z.string(),
  packageName: z.string(),
  versionCode: z.string().check(z.regex(/^\d{0,19}$/)),
  versionName: z.string(),
  iconUrl: z.string(),
  resourceType,
  size: idOrNone,
  downloadUrl: z.string(),
  categoryId: idOrNone,
  subCategoryId: idOrNone,
  recommend: z.string(),
})

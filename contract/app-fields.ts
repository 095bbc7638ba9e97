import type * as z from 'zod/mini'
import type { appFieldsSchema } from './app-fields.schema.ts'
import { type Dataset, readIdAttribute, readResourceType } from './page-attributes.ts'

/**
 * The app as a download control carries it. A version code has 64 bits, so it stays in digits; `recommend` is the
 * recommend-tracking value, passed on as it is.
 */
export type AppFields = z.infer<typeof appFieldsSchema>

export const APP_ATTRIBUTE = {
  appId: 'data-app-id',
  versionId: 'data-vid',
  name: 'data-name',
  packageName: 'data-pname',
  versionCode: 'data-vcode',
  versionName: 'data-vname',
  iconUrl: 'data-icon',
  resourceType: 'data-rtype',
  size: 'data-size',
  downloadUrl: 'data-url',
  categoryId: 'data-categoryid',
  subCategoryId: 'data-subcategoryid',
  recommend: 'data-rec',
} as const satisfies Record<keyof AppFields, `data-${string}`>

/** The attributes as they stand in the markup, ready to be spread on a JSX element. */
export type AppData = {
  [Field in keyof AppFields as (typeof APP_ATTRIBUTE)[Field]]: AppFields[Field]
}

export function appAttributes(app: AppFields): AppData {
  return {
    'data-app-id': app.appId,
    'data-vid': app.versionId,
    'data-name': app.name,
    'data-pname': app.packageName,
    'data-vcode': app.versionCode,
    'data-vname': app.versionName,
    'data-icon': app.iconUrl,
    'data-rtype': app.resourceType,
    'data-size': app.size,
    'data-url': app.downloadUrl,
    'data-categoryid': app.categoryId,
    'data-subcategoryid': app.subCategoryId,
    'data-rec': app.recommend,
  }
}

/** Reads `element.dataset` back; undefined when it names no app. */
export function readAppFields(data: Dataset): AppFields | undefined {
  const appId = readIdAttribute(data.appId)
  if (!appId) return undefined
  return {
    appId,
    versionId: readIdAttribute(data.vid),
    name: data.name ?? '',
    packageName: data.pname ?? '',
    versionCode: data.vcode ?? '',
    versionName: data.vname ?? '',
    iconUrl: data.icon ?? '',
    resourceType: readResourceType(data.rtype),
    size: readIdAttribute(data.size),
    downloadUrl: data.url ?? '',
    categoryId: readIdAttribute(data.categoryid),
    subCategoryId: readIdAttribute(data.subcategoryid),
    recommend: data.rec ?? '',
  }
}

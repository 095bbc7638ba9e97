import type * as z from 'zod/mini'
import type { pageAttributesSchema } from './page-attributes.schema.ts'
import { PAGE_TYPES, type PageType, RESOURCE_TYPE, type ResourceType } from './page-types.ts'

/** What a page says about itself, on one element. Only pages about one app have `app`. */
export type PageAttributes = z.infer<typeof pageAttributesSchema>

/** The attributes as they stand in the markup, ready to be spread on a JSX element. */
export interface PageData {
  'data-page-type': PageType
  'data-title': string
  'data-app-id'?: number
  'data-pname'?: string
  'data-res-type'?: ResourceType
}

export type Dataset = Readonly<Record<string, string | undefined>>

export function pageAttributes({ pageType, title, app }: PageAttributes): PageData {
  const page: PageData = { 'data-page-type': pageType, 'data-title': title }
  if (!app) return page
  return {
    ...page,
    'data-app-id': app.appId,
    'data-pname': app.packageName,
    'data-res-type': app.resourceType,
  }
}

/** Reads `element.dataset` back; undefined when the element is not the page's. */
export function readPageAttributes(data: Dataset): PageAttributes | undefined {
  const pageType = PAGE_TYPES.find(type => type === data.pageType)
  if (!pageType) return undefined
  const page = { pageType, title: data.title ?? '' }
  const appId = readIdAttribute(data.appId)
  const packageName = data.pname
  if (!appId || !packageName) return page
  return { ...page, app: { appId, packageName, resourceType: readResourceType(data.resType) } }
}

/** A whole number written in digits, else 0. */
export function readIdAttribute(text: string | undefined): number {
  const id = text && /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

export function readResourceType(text: string | undefined): ResourceType {
  return text === '1' ? RESOURCE_TYPE.game : RESOURCE_TYPE.soft
}

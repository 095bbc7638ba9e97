import { type AppFields, readAppFields } from '../../contract/app-fields.ts'
import { type PageAttributes, readPageAttributes } from '../../contract/page-attributes.ts'
import { campaignQuery, readCampaign } from '../../rules/tracking/campaign.ts'

/** What the page says about itself; undefined on a page of someone else's. */
export function pageOf(root: ParentNode): PageAttributes | undefined {
  const element = root.querySelector<HTMLElement>('[data-page-type]')
  return element ? readPageAttributes(element.dataset) : undefined
}

export function appOf(control: HTMLElement): AppFields | undefined {
  return readAppFields(control.dataset)
}

const PAGE_TYPE_CODE = { PC: 0, Mobile: 1, mip: 2 } as const

/** The form by which the server's configurations are asked for; undefined on a page without an app. */
export function pageForm(root: ParentNode): URLSearchParams | undefined {
  const page = pageOf(root)
  if (!page?.app) return undefined
  return new URLSearchParams({
    appType: '0',
    pageType: String(PAGE_TYPE_CODE[page.pageType]),
    appId: String(page.app.appId),
  })
}

/** This page's address for someone else: where the visitor came from goes with it, whatever else is in it does not. */
export function pageLink({ origin, pathname, search }: Location): string {
  return origin + pathname + campaignQuery(readCampaign(search))
}

export const absoluteUrl = (address: string): string => new URL(address, location.href).href

/** The app for a program outside the page, which does not know where the page is. */
export function withAbsoluteUrls(app: AppFields): AppFields {
  return { ...app, iconUrl: absoluteUrl(app.iconUrl), downloadUrl: absoluteUrl(app.downloadUrl) }
}

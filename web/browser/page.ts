import { type AppFields, readAppFields } from '../../contract/app-fields.ts'
import { type PageAttributes, readPageAttributes } from '../../contract/page-attributes.ts'

/** What the page says about itself; undefined on a page of someone else's. */
export function pageOf(root: ParentNode): PageAttributes | undefined {
  const element = root.querySelector<HTMLElement>('[data-page-type]')
  return element ? readPageAttributes(element.dataset) : undefined
}

export function appOf(control: HTMLElement): AppFields | undefined {
  return readAppFields(control.dataset)
}

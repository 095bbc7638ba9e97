import { Crumbs } from '../kit/crumbs.tsx'
import page from '../kit/page.module.css'
import { Page, type PageProps } from '../shell/page.tsx'
import { breadcrumbs } from '../structured/lists.ts'

/** A page right below the home page that lists something, as wide as all others. */
export function ListingPage({ heading, children, ...rest }: PageProps) {
  return (
    <Page
      {...rest}
      heading={heading}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], heading)]}
      className={page.wrap}
    >
      <Crumbs trail={[]} here={heading} />
      <h1>{heading}</h1>
      {children}
    </Page>
  )
}

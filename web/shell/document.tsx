import type { ReactNode } from 'react'
import { type PageAttributes, pageAttributes } from '../../contract/page-attributes.ts'
import { words } from '../words/words.ts'
import type { Assets } from './assets.ts'
import mark from './mark.svg?no-inline'

/** Where the icons that the page uses will stand, once all of it is rendered. */
export const iconsMark = '<!--icons-->'

export interface DocumentProps {
  assets: Assets
  page: PageAttributes
  title: string
  description: string
  canonical?: string | undefined
  /** Search engines keep it out of their results. */
  noindex?: boolean
  children: ReactNode
}

/** Everything around a page's own content. */
export function Document({ assets, page, title, description, canonical, noindex, children }: DocumentProps) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1210" media="(prefers-color-scheme: dark)" />
        {noindex && <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        <link rel="icon" href={mark} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: assets.early }} />
        {assets.styles[page.pageType === 'PC' ? 'pc' : 'mobile'].map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <link rel="stylesheet" href={assets.noScript} />
        </noscript>
      </head>
      <body {...pageAttributes(page)}>
        <a className="skip" href="#content">
          {words.nav.skip}
        </a>
        {children}
        <svg
          className="sprite"
          width="0"
          height="0"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that our own icons replace.
          dangerouslySetInnerHTML={{ __html: iconsMark }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash. */}
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.boot }} />
      </body>
    </html>
  )
}

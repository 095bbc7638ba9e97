import { type ReactNode, useContext } from 'react'
import { type PageAttributes, pageAttributes } from '../../contract/page-attributes.ts'
import { GROUNDS } from '../../rules/brand/palette.ts'
import { manifestPath, openSearchPath } from '../addresses/addresses.ts'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import tracker from '../features/track/tracker.enhancer.ts'
import { Enhanced } from '../islands/enhanced.tsx'
import { storeName } from '../words/store-name.ts'
import { locale, words } from '../words/words.ts'
import { ForEngines, type ForEnginesProps } from './for-engines.tsx'
import { LanguageOffer } from './languages.tsx'
import { Site } from './site.ts'

export interface DocumentProps extends ForEnginesProps {
  /** What the page is about, in its own words. */
  heading: string
  description: string
  app?: PageAttributes['app'] | undefined
  /** The oldest Android that runs the app of the page. */
  minAndroid?: string | undefined
  /** One of the pages on which few visits begin, whose styles stand apart (web/pages/styles-aside.ts, styles-compare.ts). */
  sheet?: 'aside' | 'compare'
  /** Its address is for one visitor alone, and goes into no record. */
  untracked?: boolean
  /** Links of the page's own. */
  links?: ReactNode
  children: ReactNode
}

/** Everything around a page's own content. */
export function Document({
  heading,
  app,
  minAndroid,
  sheet,
  untracked,
  links,
  children,
  ...about
}: DocumentProps) {
  const { view, pageType, assets, brand, track, risk, asksConsent, domains, experiment } = useContext(Site)
  const { styles } = assets
  return (
    <html lang={locale} data-min-android={minAndroid}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{about.title}</title>
        {/* Link previews read it too. */}
        <meta property="og:description" name="description" content={about.description} />
        <meta
          name="theme-color"
          content={GROUNDS.light.page}
          media="(prefers-color-scheme: light)"
          data-theme="light"
        />
        <meta
          name="theme-color"
          content={GROUNDS.dark.page}
          media="(prefers-color-scheme: dark)"
          data-theme="dark"
        />
        <link rel="icon" href={brand.markPath} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={openSearchPath}
          title={storeName()}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: assets.early }} />
        {[...styles[pageType === 'PC' ? 'pc' : 'mobile'], ...(sheet ? styles[sheet] : [])].map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {brand.style && <link rel="stylesheet" href={brand.style.path} />}
        <noscript>
          <link rel="stylesheet" href={assets.noScript} />
        </noscript>
        <ForEngines {...about} />
        {links}
      </head>
      <body
        {...pageAttributes({ pageType, title: heading, ...(app && { app }) })}
        data-view={view}
        data-ab={experiment}
        data-domains={domains?.join(' ') || undefined}
      >
        <a className="skip" href="#content">
          {words.nav.skip}
        </a>
        <LanguageOffer />
        {children}
        {asksConsent && <ConsentBar risk={risk} />}
        {track && !untracked && (
          <Enhanced by={tracker} on="load" data={{ 'data-settings': JSON.stringify(track) }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash. */}
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.boot }} />
      </body>
    </html>
  )
}

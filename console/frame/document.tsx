import type { ReactNode } from 'react'
import { locale, words } from '../words/words.ts'

/** What a screen links to. */
export interface ConsoleAssets {
  script: string
  style: string
}

export function Document({
  assets,
  title,
  goesTo,
  isWaiting,
  children,
}: {
  assets: ConsoleAssets
  title: string
  /** The address of an automatic redirect. */
  goesTo?: string | undefined
  /** Whether a browser without scripts loads it again. */
  isWaiting?: boolean | undefined
  children: ReactNode
}) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{words.frame.title(title)}</title>
        {goesTo && <meta httpEquiv="refresh" content={`0;url=${goesTo}`} />}
        {isWaiting && (
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
        )}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={assets.style} />
        {/* Shown when it is whole: a table whose rows still arrive would move its columns. */}
        <link rel="expect" href="#whole" blocking="render" />
        {/* It turns times into the reader's zone before they are painted. */}
        <script type="module" src={assets.script} blocking="render" />
      </head>
      <body>
        {children}
        <div id="whole" hidden />
      </body>
    </html>
  )
}

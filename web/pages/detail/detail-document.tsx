import { type ReactNode, useContext } from 'react'
import { mipPath, qrPath } from '../../addresses/addresses.ts'
import getApp from '../../features/install/get-app.enhancer.ts'
import installDialogs from '../../features/install/install-dialogs.island.tsx'
import { Enhanced } from '../../islands/enhanced.tsx'
import { Island } from '../../islands/island.tsx'
import { Document } from '../../shell/document.tsx'
import { FeedHead } from '../../shell/feed-link.tsx'
import { Site } from '../../shell/site.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { categoryCrumbs, kindOf } from '../category-crumbs.ts'
import { appFeed } from './app-feed.ts'
import { categoriesOf, describe } from './describe.ts'
import type { DetailModel } from './model.ts'
import { appThing } from './structured-app.ts'
import { timeFactor } from './time-factor.ts'

/** The document of a detail page, the same for every page type. */
export function DetailDocument({ model, children }: { model: DetailModel; children: ReactNode }) {
  const { app } = model
  const { mip } = useContext(Site)
  return (
    <Document
      heading={app.name}
      app={app}
      minAndroid={model.minAndroid}
      title={words.detail.title(app.name)}
      description={describe(model)}
      canonical={model.canonical}
      picture={model.picture}
      things={absoluteUrl => [
        appThing(absoluteUrl, model),
        breadcrumbs(absoluteUrl, categoryCrumbs(kindOf(app.resourceType), categoriesOf(model)), app.name),
        ...timeFactor(absoluteUrl, model, model.canonical),
      ]}
      links={
        <>
          {mip && <link rel="miphtml" href={mip + mipPath(app.appId)} />}
          {model.versionCount > 0 && <FeedHead {...appFeed(app)} />}
        </>
      }
    >
      {children}
      <Getting model={model} />
    </Document>
  )
}

/** What makes the download controls more than links; a page without a file has none. */
export function Getting({ model }: { model: DetailModel }) {
  const { app, developer, download, iconKey, install } = model
  if (!download) return null
  return (
    <>
      <Enhanced by={getApp} on="load" data={{ 'data-settings': JSON.stringify(install) }} />
      <Island
        kind={installDialogs}
        on="touch"
        props={{
          name: app.name,
          summary: `${app.versionName} · ${download.size}`,
          developer: developer?.name ?? words.detail.noDeveloper,
          iconKey,
          qr: qrPath(app.appId),
        }}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import getApp from '../../enhancers/get-app.enhancer.ts'
import installDialogs from '../../islands/install-dialogs.island.tsx'
import { Document } from '../../shell/document.tsx'
import { Enhanced } from '../../shell/enhancer.tsx'
import { Island } from '../../shell/island.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

/** The document of a detail page, the same for every page type. */
export function DetailDocument({
  assets,
  pageType,
  model,
  children,
}: ViewProps<DetailModel> & { children: ReactNode }) {
  const { app } = model
  return (
    <Document
      assets={assets}
      page={{ pageType, title: app.name, app }}
      title={words.detail.title(app.name)}
      description={model.summary}
      canonical={model.canonical}
    >
      {children}
      {model.download && <Getting model={model} size={model.download.size} />}
    </Document>
  )
}

/** What makes the download controls more than links; a page without a file has none. */
function Getting({ model, size }: { model: DetailModel; size: string }) {
  const { app, developer, iconKey, install } = model
  return (
    <>
      <Enhanced by={getApp} on="load" data={{ 'data-settings': JSON.stringify(install) }} />
      <Island
        kind={installDialogs}
        on="touch"
        props={{
          name: app.name,
          summary: `${app.versionName} · ${size}`,
          developer: developer?.name ?? words.detail.noDeveloper,
          iconKey,
        }}
      />
    </>
  )
}

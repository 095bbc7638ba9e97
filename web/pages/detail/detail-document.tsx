import type { ReactNode } from 'react'
import { Document } from '../../shell/document.tsx'
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
      style={pageType === 'PC' ? 'pc' : 'mobile'}
      page={{ pageType, title: app.name, app }}
      title={words.detail.title(app.name)}
      description={model.summary}
      canonical={model.canonical}
    >
      {children}
    </Document>
  )
}

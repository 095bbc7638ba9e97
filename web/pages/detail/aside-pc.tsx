import type { ReactNode } from 'react'
import { BrandBanner } from '../../features/ads/brand-banner.tsx'
import { AppList } from '../../kit/app-list.tsx'
import { words } from '../../words/words.ts'
import style from './aside-pc.module.css'
import type { DetailModel } from './model.ts'
import { GiftList } from './sections/gift-list.tsx'
import { InfoList } from './sections/info-list.tsx'

interface AsidePcProps {
  model: DetailModel
  /** Whether the main column is short: it has the other apps then. */
  isBesideShort: boolean
}

/** The right column: what must be disclosed, then what belongs to the app, then other apps. */
export function AsidePc({ model, isBesideShort }: AsidePcProps) {
  const { sections } = words.detail
  return (
    <aside className={style.aside}>
      <Panel title={sections.info}>
        <InfoList model={model} />
      </Panel>
      {model.gifts.length > 0 && (
        <Panel title={sections.gifts}>
          <GiftList appId={model.app.appId} gifts={model.gifts} />
        </Panel>
      )}
      {!isBesideShort && model.related.length > 0 && (
        <Panel title={sections.related} late>
          <AppList apps={model.related.slice(0, 5)} look="compact" module="related" />
        </Panel>
      )}
      {model.sameDeveloper.length > 0 && (
        <Panel title={sections.sameDeveloper} late>
          <AppList apps={model.sameDeveloper} look="compact" module="same-developer" />
        </Panel>
      )}
      {model.banner && <BrandBanner banner={model.banner} />}
    </aside>
  )
}

function Panel({ title, late, children }: { title: string; late?: boolean; children: ReactNode }) {
  return (
    <section className={style.panel} data-late={late ? '' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

import { useContext } from 'react'
import { pageAttributes } from '../../../contract/page-attributes.ts'
import type { BrandFile } from '../../../rules/brand/brand.ts'
import { Mark } from '../../../ui/mark.tsx'
import { homePath, mipPath } from '../../addresses/addresses.ts'
import { JsonData } from '../../islands/json-data.tsx'
import { FooterWords } from '../../shell/footer.tsx'
import { Site } from '../../shell/site.ts'
import type { AbsoluteUrl } from '../../structured/thing.ts'
import { storeName } from '../../words/store-name.ts'
import { words } from '../../words/words.ts'
import { describe } from '../detail/describe.ts'
import type { DetailModel } from '../detail/model.ts'
import { timeFactor } from '../detail/time-factor.ts'
import css from './mip.css?inline'
import { MipHero } from './mip-hero.tsx'
import { MipSections } from './mip-sections.tsx'

/** The folder of mip's runtime, and of nothing else. */
export const MIP_RUNTIME = 'https://c.mipcdn.com/static/v2/'

/** The one stylesheet that a mip page may carry, with the store's own colours. */
export const mipStyle = (own: BrandFile | undefined): string => css.trim() + (own?.body ?? '')

/**
 * The Mobile page's facts as a mip page: static, nothing of it runs but mip's own runtime. Search engines keep copies of it on
 * hosts of their own, so every address in it is a whole one, and none of them ends.
 */
export function Mip({ model }: { model: DetailModel }) {
  const { mip, brand } = useContext(Site)
  const { app, canonical } = model
  const absoluteUrl: AbsoluteUrl = path => new URL(path, canonical).href
  return (
    <html lang="zh-CN" {...{ mip: '' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,minimum-scale=1" />
        <title>{words.detail.title(app.name)}</title>
        <meta name="description" content={describe(model)} />
        {/* Kept in the frame of a search engine's viewer, a page of ours would not show. */}
        <base target="_top" />
        <link rel="stylesheet" type="text/css" href={`${MIP_RUNTIME}mip.css`} />
        <link rel="canonical" href={canonical} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, allowed by its hash. */}
        <style {...{ 'mip-custom': '' }} dangerouslySetInnerHTML={{ __html: mipStyle(brand.style) }} />
        {timeFactor(absoluteUrl, model, new URL(mipPath(app.appId), mip ?? canonical).href).map(time => (
          <JsonData key={time['@id']} type="application/ld+json" data={time} />
        ))}
      </head>
      <body {...pageAttributes({ pageType: 'mip', title: app.name, app })}>
        <header className="top">
          <a href={absoluteUrl(homePath)} aria-label={words.site.home}>
            <Mark mark={brand.mark} />
            <b>{storeName()}</b>
          </a>
          <a href={canonical}>{words.mip.whole}</a>
        </header>
        <main>
          <MipHero model={model} absoluteUrl={absoluteUrl} />
          <MipSections model={model} absoluteUrl={absoluteUrl} />
        </main>
        <footer>
          <FooterWords />
        </footer>
        <script src={`${MIP_RUNTIME}mip.js`} />
      </body>
    </html>
  )
}

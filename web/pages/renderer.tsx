import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '../../rules/brand/brand.ts'
import { homePath } from '../addresses/addresses.ts'
import type { Assets } from '../shell/assets.ts'
import { renderPage } from '../shell/render-page.tsx'
import { Site, type SiteSettings, siteBrand } from '../shell/site.ts'
import type { SharedPageType, ViewProps } from '../shell/view.ts'
import { nameStore } from '../words/store-name.ts'
import { locale } from '../words/words.ts'

/** How a page looks in each of the types that share its address. */
export type Views<Model> = Record<SharedPageType, (props: ViewProps<Model>) => ReactElement>

/** A page as it is rendered; reports of what happened on it have its name. */
export interface ShownPage<Model> {
  name: string
  views: Views<Model>
}

/** Makes a page's markup, with what every page of this site carries. */
export interface Renderer {
  /** The path is its address, for the way to its other languages; without one that leads to their home. */
  page<Model>(page: ShownPage<Model>, pageType: SharedPageType, model: Model, path?: string): string
  /** A page without islands, of which nothing runs. */
  still<Props extends object>(name: string, View: (props: Props) => ReactElement, props: Props): string
}

export function createRenderer(assets: Assets, store: Brand, settings: SiteSettings = {}): Renderer {
  nameStore(store.texts[locale])
  const brand = siteBrand(store, locale)
  return {
    page({ name, views }, pageType, model, path = homePath) {
      const View = views[pageType]
      const page = <View pageType={pageType} model={model} />
      const site = { ...settings, brand, assets, pageType, view: name, path }
      return `<!doctype html>${renderPage(<Site value={site}>{page}</Site>)}`
    },
    still(name, View, props) {
      const site = { ...settings, brand, assets, pageType: 'PC', view: name, path: homePath } as const
      const page = <View {...props} />
      return `<!doctype html>${renderToStaticMarkup(<Site value={site}>{page}</Site>)}`
    },
  }
}

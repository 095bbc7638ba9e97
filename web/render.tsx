import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Replies } from './features/comments/comment.tsx'
import { collectIslands, islandMark } from './islands/island.tsx'
import { iconSprite } from './kit/icons.ts'
import { takeUsedIcons } from './kit/used-icons.ts'
import { Comments } from './pages/comments/comments.tsx'
import { Thread } from './pages/comments/thread.tsx'
import { DetailMobile } from './pages/detail/mobile.tsx'
import { DetailPc } from './pages/detail/pc.tsx'
import { Developer } from './pages/developer/developer.tsx'
import { AppGifts } from './pages/gifts/app-gifts.tsx'
import { Gifts } from './pages/gifts/gifts.tsx'
import { History } from './pages/history/history.tsx'
import { Home } from './pages/home/home.tsx'
import { List } from './pages/lists/list.tsx'
import { MIP_RUNTIME, Mip, mipStyle } from './pages/mip/mip.tsx'
import { Missing } from './pages/missing/missing.tsx'
import type { Models, Renderer } from './pages/renderer.ts'
import { Report } from './pages/report/report.tsx'
import { Search } from './pages/search/search.tsx'
import { ShareCard } from './pages/share/share-card.tsx'
import { Tour } from './pages/tour/tour.tsx'
import type { Assets } from './shell/assets.ts'
import { iconsMark } from './shell/document.tsx'
import { Site, type SiteSettings } from './shell/site.ts'
import type { SharedPageType, ViewProps } from './shell/view.ts'

type View<Model> = (props: ViewProps<Model>) => ReactElement

const views: { [Name in keyof Models]: Record<SharedPageType, View<Models[Name]>> } = {
  appGifts: { PC: AppGifts, Mobile: AppGifts },
  comments: { PC: Comments, Mobile: Comments },
  thread: { PC: Thread, Mobile: Thread },
  detail: { PC: DetailPc, Mobile: DetailMobile },
  developer: { PC: Developer, Mobile: Developer },
  gifts: { PC: Gifts, Mobile: Gifts },
  history: { PC: History, Mobile: History },
  home: { PC: Home, Mobile: Home },
  list: { PC: List, Mobile: List },
  missing: { PC: Missing, Mobile: Missing },
  report: { PC: Report, Mobile: Report },
  search: { PC: Search, Mobile: Search },
  tour: { PC: Tour, Mobile: Tour },
}

export function createRenderer(assets: Assets, settings: SiteSettings = {}): Renderer {
  return {
    page(name, pageType, model) {
      const View = views[name][pageType]
      const page = <View assets={assets} pageType={pageType} model={model} />
      return `<!doctype html>${renderPage(<Site value={{ ...settings, view: name }}>{page}</Site>)}`
    },
    replies: replies => renderToStaticMarkup(<Replies replies={replies} />),
    shareCard: model => renderToStaticMarkup(<ShareCard {...model} />),
    mip: {
      page(model) {
        const page = <Mip model={model} />
        return `<!doctype html>${renderToStaticMarkup(<Site value={{ ...settings, view: 'mip' }}>{page}</Site>)}`
      },
      style: mipStyle,
      runtime: MIP_RUNTIME,
    },
  }
}

/** The page first, then each island as a root of its own, as the browser will hydrate it. */
export function renderPage(page: ReactElement): string {
  const { html, islands } = collectIslands(() => renderToString(page))
  let from = 0
  let whole = ''
  for (const { id, render } of islands) {
    const mark = islandMark(id)
    const at = html.indexOf(mark, from)
    whole += html.slice(from, at) + renderToString(render(), { identifierPrefix: id })
    from = at + mark.length
  }
  whole += html.slice(from)
  return whole.replace(iconsMark, () => iconSprite(takeUsedIcons()))
}

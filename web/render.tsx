import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Replies } from './components/comment.tsx'
import { Comments } from './pages/comments/comments.tsx'
import type { CommentsModel } from './pages/comments/model.ts'
import { Thread } from './pages/comments/thread.tsx'
import type { ThreadModel } from './pages/comments/thread-model.ts'
import { DetailMobile } from './pages/detail/mobile.tsx'
import type { DetailModel, ReplyItem } from './pages/detail/model.ts'
import { DetailPc } from './pages/detail/pc.tsx'
import { Developer } from './pages/developer/developer.tsx'
import type { DeveloperModel } from './pages/developer/model.ts'
import { AppGifts } from './pages/gifts/app-gifts.tsx'
import { Gifts } from './pages/gifts/gifts.tsx'
import type { AppGiftsModel, GiftsModel } from './pages/gifts/model.ts'
import { History } from './pages/history/history.tsx'
import type { HistoryModel } from './pages/history/model.ts'
import { Home } from './pages/home/home.tsx'
import type { HomeModel } from './pages/home/model.ts'
import { List } from './pages/lists/list.tsx'
import type { ListModel } from './pages/lists/model.ts'
import { MIP_RUNTIME, Mip, mipStyle } from './pages/mip/mip.tsx'
import { Missing } from './pages/missing/missing.tsx'
import type { MissingModel } from './pages/missing/model.ts'
import type { ReportModel } from './pages/report/model.ts'
import { Report } from './pages/report/report.tsx'
import type { SearchModel } from './pages/search/model.ts'
import { Search } from './pages/search/search.tsx'
import { ShareCard, type ShareCardModel } from './pages/share/share-card.tsx'
import { Tour } from './pages/tour/tour.tsx'
import type { Assets } from './shell/assets.ts'
import { iconsMark } from './shell/document.tsx'
import { iconSprite } from './shell/icons.ts'
import { collectIslands, islandMark } from './shell/island.tsx'
import { Site, type SiteSettings } from './shell/site.ts'
import { takeUsedIcons } from './shell/used-icons.ts'
import type { SharedPageType, ViewProps } from './shell/view.ts'

/** The models of the pages that come in PC and Mobile. */
export interface Models {
  appGifts: AppGiftsModel
  comments: CommentsModel
  thread: ThreadModel
  detail: DetailModel
  developer: DeveloperModel
  gifts: GiftsModel
  history: HistoryModel
  home: HomeModel
  list: ListModel
  missing: MissingModel
  report: ReportModel
  search: SearchModel
  tour: object
}

export interface Renderer {
  page<Name extends keyof Models>(name: Name, pageType: SharedPageType, model: Models[Name]): string
  replies(replies: ReplyItem[]): string
  /** A drawing, as SVG. */
  shareCard(model: ShareCardModel): string
  mip: {
    page(model: DetailModel): string
    /** What its policy must allow. */
    style: string
    runtime: string
  }
}

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

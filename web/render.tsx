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
import { AppGifts } from './pages/gifts/app-gifts.tsx'
import { Gifts } from './pages/gifts/gifts.tsx'
import type { AppGiftsModel, GiftsModel } from './pages/gifts/model.ts'
import { Home } from './pages/home/home.tsx'
import type { HomeModel } from './pages/home/model.ts'
import { Missing } from './pages/missing/missing.tsx'
import type { MissingModel } from './pages/missing/model.ts'
import type { SearchModel } from './pages/search/model.ts'
import { Search } from './pages/search/search.tsx'
import type { Assets } from './shell/assets.ts'
import { iconsMark } from './shell/document.tsx'
import { iconSprite } from './shell/icons.ts'
import { collectIslands, islandMark } from './shell/island.tsx'
import { takeUsedIcons } from './shell/used-icons.ts'
import type { SharedPageType, ViewProps } from './shell/view.ts'

/** The models of the pages that come in PC and Mobile. */
export interface Models {
  appGifts: AppGiftsModel
  comments: CommentsModel
  thread: ThreadModel
  detail: DetailModel
  gifts: GiftsModel
  home: HomeModel
  missing: MissingModel
  search: SearchModel
}

export interface Renderer {
  page<Name extends keyof Models>(name: Name, pageType: SharedPageType, model: Models[Name]): string
  replies(replies: ReplyItem[]): string
}

type View<Model> = (props: ViewProps<Model>) => ReactElement

const views: { [Name in keyof Models]: Record<SharedPageType, View<Models[Name]>> } = {
  appGifts: { PC: AppGifts, Mobile: AppGifts },
  comments: { PC: Comments, Mobile: Comments },
  thread: { PC: Thread, Mobile: Thread },
  detail: { PC: DetailPc, Mobile: DetailMobile },
  gifts: { PC: Gifts, Mobile: Gifts },
  home: { PC: Home, Mobile: Home },
  missing: { PC: Missing, Mobile: Missing },
  search: { PC: Search, Mobile: Search },
}

export function createRenderer(assets: Assets): Renderer {
  return {
    page(name, pageType, model) {
      const View = views[name][pageType]
      return `<!doctype html>${renderPage(<View assets={assets} pageType={pageType} model={model} />)}`
    },
    replies: replies => renderToStaticMarkup(<Replies replies={replies} />),
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

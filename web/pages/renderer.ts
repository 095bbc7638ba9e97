import type { ReplyItem } from '../features/comments/model.ts'
import type { SharedPageType } from '../shell/view.ts'
import type { CommentsModel } from './comments/model.ts'
import type { ThreadModel } from './comments/thread-model.ts'
import type { DetailModel } from './detail/model.ts'
import type { DeveloperModel } from './developer/model.ts'
import type { AppGiftsModel, GiftsModel } from './gifts/model.ts'
import type { HistoryModel } from './history/model.ts'
import type { HomeModel } from './home/model.ts'
import type { ListModel } from './lists/model.ts'
import type { MissingModel } from './missing/model.ts'
import type { ReportModel } from './report/model.ts'
import type { SearchModel } from './search/model.ts'
import type { ShareCardModel } from './share/share-card.tsx'

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

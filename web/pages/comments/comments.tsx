import { appPath } from '../../addresses/addresses.ts'
import { commentsPath } from '../../addresses/comments.ts'
import commentForm from '../../features/comments/comment-form.island.tsx'
import { CommentList } from '../../features/comments/comment-list.tsx'
import { Island } from '../../islands/island.tsx'
import { AppLine } from '../../kit/app-line.tsx'
import { type Choice, Choices } from '../../kit/choices.tsx'
import columns from '../../kit/columns.module.css'
import { Pager } from '../../kit/pager.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { Score } from '../detail/sections/score.tsx'
import style from './comments.module.css'
import type { CommentsModel } from './model.ts'

const w = words.commentPage

/** Both page types share it: on a wide screen the app and its score stand beside the list, on a narrow one above it. */
export function Comments({ model }: ViewProps<CommentsModel>) {
  const { app, address } = model
  return (
    <Page
      sheet="aside"
      heading={app.name}
      app={app}
      title={w.title(app.name, address.page)}
      description={w.description(app.name, model.count)}
      canonical={model.canonical}
      things={whole => [
        breadcrumbs(whole, [{ name: app.name, href: appPath(app.appId) }], words.detail.sections.comments),
      ]}
      header={{ current: app.resourceType === 1 ? 'game' : 'soft' }}
      className={`${columns.columns} ${columns.asideFirst} ${style.page}`}
    >
      <div className={style.side}>
        <AppLine app={app} heading={w.heading} back={w.back} />
        {model.rating && (
          <div className={style.score}>
            <Score rating={model.rating} />
          </div>
        )}
      </div>
      <div className={style.content}>
        {!isEmpty(model) && (
          <div className={style.choices}>
            <Choices label={w.filter} choices={filters(model)} />
            <Choices label={w.sort} choices={sorts(model)} segmented />
          </div>
        )}
        <Island kind={commentForm} on="touch" props={{}} />
        <List model={model} />
        {model.cutAt !== undefined && <p className={style.cut}>{w.cut(model.cutAt)}</p>}
        <Pager
          current={address.page}
          last={model.lastPage}
          href={page => commentsPath(app.appId, { ...address, page })}
        />
      </div>
    </Page>
  )
}

/** There are no comments, of any rating. */
const isEmpty = ({ comments, address }: CommentsModel) => comments.length === 0 && address.stars === undefined

function List({ model }: { model: CommentsModel }) {
  const { app, address, comments } = model
  if (comments.length > 0) return <CommentList comments={comments} />
  if (address.stars === undefined) return <p className={style.none}>{words.commentTexts.none}</p>
  return (
    <p className={style.none}>
      {w.noneRated(address.stars)}
      <a href={commentsPath(app.appId)}>{w.showAll}</a>
    </p>
  )
}

/** Every other view begins at its first page. */
function filters({ app, address: { sort, stars }, count, byStars }: CommentsModel): Choice[] {
  const to = (chosen: number | undefined) => ({
    href: commentsPath(app.appId, { sort, stars: chosen }),
    current: chosen === stars,
  })
  return [
    { text: w.any, note: count, ...to(undefined) },
    ...byStars.map(one => ({ text: words.comments.stars(one.stars), note: one.count, ...to(one.stars) })),
  ]
}

function sorts({ app, address: { sort, stars } }: CommentsModel): Choice[] {
  const to = (chosen: typeof sort) => ({
    text: w[chosen],
    href: commentsPath(app.appId, { sort: chosen, stars }),
    current: chosen === sort,
  })
  return [to('newest'), to('replies')]
}

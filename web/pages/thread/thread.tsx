import { commentsPath, threadPath } from '../../addresses/comments.ts'
import { CommentList } from '../../features/comments/comment-list.tsx'
import { AppLine } from '../../kit/app-line.tsx'
import columns from '../../kit/columns.module.css'
import { Pager } from '../../kit/pager.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from '../comments/comments.module.css'
import type { ThreadModel } from './model.ts'

const w = words.commentPage

export function Thread({ model }: ViewProps<ThreadModel>) {
  const { app, comment, page, lastPage } = model
  return (
    <Page
      sheet="aside"
      heading={app.name}
      app={app}
      title={w.title(app.name, page)}
      description={comment.body}
      header={{ current: app.resourceType === 1 ? 'game' : 'soft' }}
      className={`${columns.columns} ${columns.asideFirst} ${style.page}`}
    >
      <div className={style.side}>
        <AppLine app={app} heading={w.heading} back={w.back} />
        <p className={style.all}>
          <a href={commentsPath(app.appId)}>{w.showAll}</a>
        </p>
      </div>
      <div className={style.content}>
        <CommentList comments={[comment]} />
        <Pager
          current={page}
          last={lastPage}
          href={n => (n > 1 ? `${threadPath(comment.id)}?page=${n}` : threadPath(comment.id))}
        />
      </div>
    </Page>
  )
}

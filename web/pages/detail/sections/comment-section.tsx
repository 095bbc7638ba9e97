import { commentsPath } from '../../../addresses/comments.ts'
import commentForm from '../../../features/comments/comment-form.island.tsx'
import { CommentList } from '../../../features/comments/comment-list.tsx'
import { Island } from '../../../islands/island.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './see-all.module.css'

export function CommentSection({ model }: { model: DetailModel }) {
  return (
    <>
      <Island kind={commentForm} on="touch" props={{}} />
      {model.comments.length === 0 ? (
        <p>{words.commentTexts.none}</p>
      ) : (
        <CommentList comments={model.comments} />
      )}
      {model.moreComments && (
        <a className={style.all} href={commentsPath(model.app.appId)}>
          {words.commentPage.open(model.commentCount)}
        </a>
      )}
    </>
  )
}

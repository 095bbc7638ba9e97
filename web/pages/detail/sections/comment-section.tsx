import { Comment } from '../../../components/comment.tsx'
import commentForm from '../../../islands/comment-form.island.tsx'
import { Island } from '../../../shell/island.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'

export function CommentSection({ model }: { model: DetailModel }) {
  return (
    <>
      <Island kind={commentForm} on="touch" props={{}} />
      {model.comments.length === 0 ? (
        <p>{words.comments.none}</p>
      ) : (
        <ul>
          {model.comments.map(comment => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </>
  )
}

import moreReplies from '../enhancers/more-replies.enhancer.ts'
import type { CommentItem } from '../pages/detail/model.ts'
import { Enhanced } from '../shell/enhancer.tsx'
import { Comment } from './comment.tsx'

export function CommentList({ comments }: { comments: CommentItem[] }) {
  return (
    <Enhanced by={moreReplies} on="touch">
      <ul>
        {comments.map(comment => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
    </Enhanced>
  )
}

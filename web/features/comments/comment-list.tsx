import { Enhanced } from '../../islands/enhanced.tsx'
import { Comment } from './comment.tsx'
import type { CommentItem } from './model.ts'
import moreReplies from './more-replies.enhancer.ts'

export function CommentList({ comments }: { comments: CommentItem[] }) {
  return (
    <Enhanced by={moreReplies} on="visible">
      <ul>
        {comments.map(comment => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
    </Enhanced>
  )
}

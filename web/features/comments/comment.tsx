import type { ReactNode } from 'react'
import { FIRST_OFFSET } from '../../../contract/api/reply-page.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import { reportPath, threadPath } from '../../addresses/addresses.ts'
import { langOf } from '../../kit/lang.ts'
import { Stars } from '../../kit/stars.tsx'
import { commentWords } from '../../words/comment-words.ts'
import { locale, words } from '../../words/words.ts'
import { Time } from '../times/time.tsx'
import style from './comment.module.css'
import type { CommentItem, ReplyItem } from './model.ts'

export function Comment({ comment }: { comment: CommentItem }) {
  return (
    <li className={style.comment} data-comment-id={comment.id}>
      <CommentHead author={comment.author} rating={comment.rating} time={<Time at={comment.at} />} />
      <p className={style.body} dir="auto" lang={langOf(comment.body)}>
        {comment.body}
      </p>
      <a
        className={style.report}
        href={reportPath({ kind: 'comment', appId: appOfComment(comment.id), commentId: comment.id })}
        rel="nofollow"
        aria-label={words.report.linkOf(comment.author)}
      >
        {words.report.link}
      </a>
      {comment.replies.length > 0 && (
        <div className={style.replies}>
          <ul>
            <Replies replies={comment.replies} />
          </ul>
          {comment.moreReplies > 0 && (
            <p className={style.more}>
              <a
                href={threadPath(comment.id)}
                rel="nofollow"
                data-replies={comment.moreReplies + FIRST_OFFSET}
                data-replay=""
              >
                {commentWords.moreReplies(comment.moreReplies)}
              </a>
            </p>
          )}
        </div>
      )}
    </li>
  )
}

interface CommentHeadProps {
  author: string
  rating?: number | undefined
  time: ReactNode
}

export function CommentHead({ author, rating, time }: CommentHeadProps) {
  return (
    <div className={style.head}>
      <span className={style.avatar} aria-hidden="true" lang={langOf(author)}>
        {[...author][0]}
      </span>
      <div className={style.who}>
        <div className={style.author} dir="auto" lang={langOf(author)}>
          {author}
        </div>
        <div className={style.meta}>
          {rating !== undefined && <Stars rating={rating} />}
          {time}
        </div>
      </div>
    </div>
  )
}

/** Also the markup of a page of replies that is fetched later. */
export function Replies({ replies }: { replies: ReplyItem[] }) {
  return replies.map(({ number, author, byDeveloper, body }) => {
    const lang = langOf(body)
    const name = byDeveloper ? words.commentTexts.developer : author
    return (
      <li key={number} dir="auto" lang={lang}>
        <b className={byDeveloper ? style.developer : undefined} lang={langOf(name) ?? (lang && locale)}>
          {name}
        </b>
        {words.commentTexts.reply(body)}
      </li>
    )
  })
}

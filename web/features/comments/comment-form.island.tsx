import { type FormEvent, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { localTime } from '../times/local-time.ts'
import list from './comment.module.css'
import { CommentHead } from './comment.tsx'
import style from './comment-form.module.css'

const SHOWN_AFTER_MS = 150

interface LocalComment {
  id: number
  at: number
  body: string
}

/** A comment stays on the visitor's own page: nothing is sent, and a reload forgets it. */
function CommentForm() {
  const field = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<LocalComment[]>([])

  function send(event: FormEvent) {
    event.preventDefault()
    const body = field.current?.value.trim()
    field.current?.focus()
    if (!body || !field.current) return
    field.current.value = ''
    const at = Date.now()
    setTimeout(() => setOwn(before => [{ id: before.length, at, body }, ...before]), SHOWN_AFTER_MS)
  }

  return (
    <div className="needs-script">
      <p className={style.hint}>
        <Icon name="lock" size={16} />
        {words.comments.local}
      </p>
      <form className={style.write} onSubmit={send}>
        <input
          ref={field}
          aria-label={words.comments.field}
          placeholder={words.comments.placeholder}
          autoComplete="off"
        />
        <button type="submit" className={`${button.button} ${button.soft} ${style.send}`} data-replay="">
          {words.comments.send}
        </button>
      </form>
      <ul aria-live="polite">
        {own.map(comment => (
          <li key={comment.id} className={list.comment}>
            <CommentHead author={words.comments.guest} time={<time>{localTime(comment.at)}</time>} />
            <p className={list.body} dir="auto">
              {comment.body}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default island('comment-form', CommentForm)

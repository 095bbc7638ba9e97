import { words } from '../words/words.ts'
import style from './toggle-word.module.css'

/** In the summary of a <details>: more while it is shut, collapse while it is open. */
export function ToggleWord({ more = words.text.more }: { more?: string }) {
  return (
    <span className={style.word}>
      <span className={style.more}>{more}</span>
      <span className={style.collapse}>{words.text.collapse}</span>
    </span>
  )
}

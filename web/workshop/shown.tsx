import type { State } from './stories.ts'
import style from './workshop.module.css'

export function Shown({ state: { id, shows }, width }: { state: State; width: number | undefined }) {
  return (
    <div id={id} className={style.shown} style={width ? { maxWidth: width } : undefined}>
      {shows}
    </div>
  )
}

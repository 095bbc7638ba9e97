import type { DetailModel } from '../model.ts'
import style from './skills.module.css'

export function Skills({ skills }: { skills: DetailModel['skills'] }) {
  return (
    <ul className={style.skills}>
      {skills.map(({ title, body, lang }, i) => (
        <li key={title} lang={lang ?? undefined}>
          <span className={style.number} aria-hidden="true">
            {i + 1}
          </span>
          <b>{title}</b>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  )
}

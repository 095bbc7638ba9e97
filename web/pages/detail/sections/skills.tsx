import { Icon } from '../../../kit/icon.tsx'
import type { DetailModel } from '../model.ts'
import style from './skills.module.css'

export function Skills({ skills }: { skills: DetailModel['skills'] }) {
  return (
    <ul className={style.skills}>
      {skills.map(({ title, body }) => (
        <li key={title}>
          <Icon name="lightbulb" />
          <b>{title}</b>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  )
}

import type { DetailModel } from '../model.ts'
import style from './privacy-list.module.css'

/** A repository's warnings, and what they mean for users. */
export function WarningList({ warnings }: { warnings: DetailModel['warnings'] }) {
  return (
    <div className={style.opening}>
      <ul className={style.items}>
        {warnings.map(({ id, title, why }) => (
          <li key={id}>
            <b>{title}</b>
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

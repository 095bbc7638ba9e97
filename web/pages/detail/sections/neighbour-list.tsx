import { AppIcon } from '../../../components/app-icon.tsx'
import button from '../../../components/button.module.css'
import { StarMark } from '../../../components/stars.tsx'
import { words } from '../../../words/words.ts'
import type { NeighbourApp } from '../model.ts'
import style from './neighbour-list.module.css'

export function NeighbourList({ apps }: { apps: NeighbourApp[] }) {
  return (
    <ul className={style.list}>
      {apps.map(({ id, name, summary, iconKey, score }) => (
        <li key={id}>
          <a href={`/apps/${id}`}>
            <AppIcon iconKey={iconKey} side={48} fetch={100} alt="" />
            <span className={style.text}>
              <b>{name}</b>
              <small>{summary}</small>
            </span>
            {score && (
              <span className={style.score}>
                {score}
                <StarMark />
              </span>
            )}
            <span className={`${button.button} ${button.small} ${button.soft}`} aria-hidden="true">
              {words.home.look}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

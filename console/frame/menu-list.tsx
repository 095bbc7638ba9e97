import { classes } from '../kit/classes.ts'
import { Icon } from '../kit/icon.tsx'
import { useRequest } from '../kit/request-context.ts'
import { words } from '../words/words.ts'
import type { MenuGroup } from './menu.ts'
import style from './menu-list.module.css'

/** Every place, in groups, with what waits there. */
export function MenuList({
  label,
  groups,
  isHere,
  className,
}: {
  label: string
  groups: MenuGroup[]
  isHere: (path: string) => boolean
  className?: string
}) {
  const { counts } = useRequest()
  return (
    <nav className={classes(style.menu, className)} aria-label={label}>
      {groups.map(({ name, items }) => (
        <div key={name ?? ''}>
          {name && <h2>{words.groups[name]}</h2>}
          <ul>
            {items.map(({ place, path, icon, count }) => (
              <li key={place}>
                <a href={path} aria-current={isHere(path) ? 'page' : undefined}>
                  <Icon name={icon} />
                  <span>{words.places[place]}</span>
                  {count && counts?.[count] ? <span className={style.count}>{counts[count]}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

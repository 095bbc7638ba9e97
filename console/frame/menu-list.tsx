import { Icon } from '../kit/icon.tsx'
import { useRequest } from '../kit/request-context.ts'
import { words } from '../words/words.ts'
import type { MenuGroup } from './menu.ts'

/** Every place, in groups, with what waits there. */
export function MenuList({ groups, isHere }: { groups: MenuGroup[]; isHere: (path: string) => boolean }) {
  const { counts } = useRequest()
  return groups.map(({ name, items }) => (
    <div key={name ?? ''}>
      {name && <h2>{words.groups[name]}</h2>}
      <ul>
        {items.map(({ place, path, icon, count }) => (
          <li key={place}>
            <a href={path} aria-current={isHere(path) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{words.places[place]}</span>
              {count && counts?.[count] ? <span className="n n-on">{counts[count]}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}

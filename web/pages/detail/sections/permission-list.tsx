import { Icon } from '../../../components/icon.tsx'
import { More } from '../../../components/more.tsx'
import type {
  PermissionGroup,
  PermissionItem,
  PermissionView,
} from '../../../permissions/present-permissions.ts'
import { words } from '../../../words/words.ts'
import style from './permission-list.module.css'

/** Items of a group that stand open; an app with hundreds of permissions must not bury the page. */
const SHOWN = 4

/** Group by group, what it may do and why that matters. The names that engineers use show in the dialog only. */
export function PermissionList({ permissions }: { permissions: PermissionView }) {
  if (permissions.total === 0) return <p>{words.permissions.none}</p>
  return (
    <ul className={style.groups} id="permission-list">
      {permissions.groups.map(group => (
        <li key={group.id}>
          <Group group={group} />
        </li>
      ))}
    </ul>
  )
}

function Group({ group }: { group: PermissionGroup }) {
  const rest = group.items.slice(SHOWN)
  return (
    <>
      <h3>
        <Icon name={group.icon} />
        {group.title}
        {group.asks && <span className={style.asks}>{words.permissions.asks}</span>}
      </h3>
      <Items items={group.items.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <More label={words.text.rest(rest.length)}>
          <Items items={rest} />
        </More>
      )}
    </>
  )
}

function Items({ items }: { items: PermissionItem[] }) {
  return (
    <ul className={style.items}>
      {items.map(({ name, label, why, level, note }) => (
        <li key={name}>
          <b>{label}</b>
          {level === 'special' && <span className={style.special}>{words.permissions.special}</span>}
          <small>
            {why}
            {note && `（${note}）`}
          </small>
          <code className="technical">{name.length > 120 ? `${name.slice(0, 120)}…` : name}</code>
        </li>
      ))}
    </ul>
  )
}

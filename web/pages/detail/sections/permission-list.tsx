import type {
  PermissionGroup,
  PermissionItem,
  PermissionView,
} from '../../../features/permissions/present-permissions.ts'
import { Icon } from '../../../kit/icon.tsx'
import { More } from '../../../kit/more.tsx'
import { words } from '../../../words/words.ts'
import style from './permission-list.module.css'

/** How many are open: the groups that ask come first. An app with hundreds of permissions must not bury the page. */
const GROUPS_SHOWN = 4
const ITEMS_SHOWN = 4

/** Group by group, what it may do and why that matters. The names that engineers use show in the dialog only. */
export function PermissionList({ permissions: { total, groups } }: { permissions: PermissionView }) {
  if (total === 0) return <p>{words.permissions.none}</p>
  const rest = groups.slice(GROUPS_SHOWN)
  return (
    <div id="permission-list">
      <Groups groups={groups.slice(0, GROUPS_SHOWN)} />
      {rest.length > 0 && (
        <More more={words.text.rest(rest.reduce((sum, group) => sum + group.items.length, 0))}>
          <Groups groups={rest} />
        </More>
      )}
    </div>
  )
}

function Groups({ groups }: { groups: PermissionGroup[] }) {
  return (
    <ul className={style.groups}>
      {groups.map(group => (
        <li key={group.id}>
          <Group group={group} />
        </li>
      ))}
    </ul>
  )
}

function Group({ group }: { group: PermissionGroup }) {
  const rest = group.items.slice(ITEMS_SHOWN)
  return (
    <>
      <h3>
        <Icon name={group.icon} />
        {group.title}
        {group.asks && <span className={style.asks}>{words.permissions.asks}</span>}
      </h3>
      <Items items={group.items.slice(0, ITEMS_SHOWN)} />
      {rest.length > 0 && (
        <More more={words.text.rest(rest.length)}>
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
            {note && words.permissions.note(note)}
          </small>
          <code className="technical">{name.length > 120 ? `${name.slice(0, 120)}…` : name}</code>
        </li>
      ))}
    </ul>
  )
}

import { appPath } from '../../addresses/addresses.ts'
import { comparePath } from '../../addresses/compare.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { langOf } from '../../kit/lang.ts'
import { words } from '../../words/words.ts'
import style from './compare-table.module.css'
import type { ComparedApp, ComparedCell, ComparedGroup, ComparedRow, CompareModel } from './model.ts'

const w = words.compare

const isSame = ({ cells: [first, ...rest] }: ComparedRow) =>
  rest.every(({ text, note }) => text === first?.text && note === first.note)

/** Says again what an element is: on a narrow screen a grid lays it out, which takes its role away. */
const as = (role: string) => ({ role })

export function CompareTable({ model: { apps, groups } }: { model: CompareModel }) {
  return (
    <table className={`${style.table} ${apps.length === 2 ? style.two : ''}`} {...as('table')}>
      <caption className="sr">{w.caption(apps.length)}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <td {...as('cell')} />
          {apps.map(app => (
            <Head key={app.appId} app={app} apps={apps} />
          ))}
        </tr>
      </thead>
      {groups.map(group => (
        <Group key={group.title} group={group} />
      ))}
    </table>
  )
}

function Head({ app, apps }: { app: ComparedApp; apps: ComparedApp[] }) {
  const others = apps.filter(({ appId }) => appId !== app.appId).map(({ appId }) => appId)
  return (
    <th scope="col" {...as('columnheader')}>
      <AppIcon iconKey={app.iconKey} side={56} fetch={130} alt="" eager />
      <b dir="auto" lang={app.lang ?? undefined}>
        <a href={appPath(app.appId)}>{app.name}</a>
      </b>
      {app.developer && (
        <small dir="auto" lang={langOf(app.developer)}>
          {app.developer}
        </small>
      )}
      <a
        className={`${button.button} ${button.small} ${button.soft} ${style.open}`}
        href={appPath(app.appId)}
        aria-label={w.openApp(app.name)}
      >
        {w.open}
      </a>
      <a className={style.remove} href={comparePath(others)} rel="nofollow" aria-label={w.remove(app.name)}>
        <Icon name="x" />
      </a>
    </th>
  )
}

function Group({ group: { title, note, rows } }: { group: ComparedGroup }) {
  const [first] = rows
  return (
    <tbody {...as('rowgroup')} data-same={rows.every(isSame) ? '' : undefined}>
      <tr className={style.group} {...as('row')}>
        <th colSpan={(first?.cells.length ?? 1) + 1} scope="rowgroup" {...as('rowheader')}>
          {title}
          {note && <small>{note}</small>}
        </th>
      </tr>
      {rows.map(row => (
        <tr key={row.label} {...as('row')} data-same={isSame(row) ? '' : undefined}>
          <th scope="row" {...as('rowheader')}>
            {row.label}
          </th>
          {row.cells.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one for each app, in their order.
            <Cell key={i} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell: { text, lang, note, href, mark, best } }: { cell: ComparedCell }) {
  return (
    <td {...as('cell')} className={[best && style.best, mark === 'no' && style.no].filter(Boolean).join(' ')}>
      {mark === 'asks' && <Icon name="hand" size={16} className={style.mark} />}
      <span dir="auto" lang={lang ?? undefined}>
        {href ? <a href={href}>{text}</a> : text}
      </span>
      {best && <span className="sr"> ({w.best})</span>}
      {note && <small lang={langOf(note)}>{note}</small>}
    </td>
  )
}

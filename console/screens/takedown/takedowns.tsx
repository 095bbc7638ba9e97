import type { headOfApp } from '../../../data/db/queries/apps/head.ts'
import type { lastTakedowns } from '../../../data/db/queries/takedowns/takedowns.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Alert } from '../../kit/alert.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { ListScreen } from '../../kit/list-screen.tsx'
import look from '../../kit/look.module.css'
import table from '../../kit/table.module.css'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './takedowns.module.css'

type AppHead = RowOf<typeof headOfApp>
type TakedownLine = RowOf<typeof lastTakedowns>

export interface TakedownsModel {
  /** What was asked for; '': nothing. */
  sought: string
  found: AppHead | undefined
  takedowns: TakedownLine[]
}

/** Which app to take down, and recent takedowns. */
export const takedownsView = view<TakedownsModel>({
  title: () => words.places.takedown,
  View: ({ model: { sought, found, takedowns } }) => (
    <ListScreen
      title={words.places.takedown}
      sub={words.takedown.sub}
      filters={[
        {
          name: 'app',
          value: sought,
          label: words.takedown.which,
          type: 'app',
          picked: found && { ...found, about: found.packageName },
          required: true,
        },
      ]}
      filterButton={words.takedown.find}
      above={sought && <Found app={found} />}
      heading={words.takedown.lately}
      rows={takedowns}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      none={{ icon: 'check', text: words.takedown.none }}
    />
  ),
})

function Found({ app }: { app: AppHead | undefined }) {
  if (!app) return <Alert icon="info">{words.takedown.noneFound}</Alert>
  return (
    <section className={`${look.row12} ${card.card} ${style.found}`} aria-label={app.name}>
      <AppIcon icon={app.icon} size={48} />
      <div className={look.grow}>
        <b className={look.large}>{app.name}</b>
        <p className={`${look.mono} ${look.faint}`}>{app.packageName}</p>
      </div>
      <ButtonLink tone="dangerOutline" href={`/apps/${app.id}/takedown`}>
        {words.takedown.goOn}
      </ButtonLink>
    </section>
  )
}

const COLUMNS: Column<TakedownLine>[] = [
  { head: words.changes.when, className: look.nowrap, cell: ({ at }) => <Time at={at} /> },
  {
    head: words.places.apps,
    cell: ({ name, isDown }) => (
      <>
        {name} {!isDown && <Badge>{words.takedown.cameBack}</Badge>}
      </>
    ),
  },
  {
    head: words.form.reason,
    className: table.words,
    cell: ({ reasonKind, reason }) =>
      `${words.reasons[reasonKind as keyof typeof words.reasons] ?? ''} ${reason}`,
  },
  { head: words.changes.who, cell: ({ actor }) => actor },
  {
    head: words.takedown.receipt,
    cell: ({ id, app }) => (
      <a className={look.link} href={`/apps/${app}/takedown/receipt`}>
        {words.frame.change(id)}
      </a>
    ),
  },
]

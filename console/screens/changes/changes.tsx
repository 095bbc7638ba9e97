import type { RecordState as Record } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import type { actorsOfChanges } from '../../../data/db/queries/changes/filters.ts'
import type { ChangeEntry } from '../../../data/db/queries/changes/list.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import type { Filter } from '../../kit/filters.tsx'
import { ListScreen } from '../../kit/list-screen.tsx'
import look from '../../kit/look.module.css'
import table from '../../kit/table.module.css'
import { type Column, RowLink } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './changes.module.css'
import { Entry } from './entry.tsx'
import { KIND_NAMES, type Kind } from './kinds.ts'
import type { Names } from './names.ts'
import { RecordState } from './record-state.tsx'

interface ChangesModel {
  changes: ChangeEntry[]
  names: Names
  actors: RowOf<typeof actorsOfChanges>[]
  /** Those before this one are on the next page; undefined: there are none. */
  older: number | undefined
  query: {
    who: string
    app: string
    kind: Kind | ''
    from: string
    until: string
    import: number | null
  }
  record: Record
}

export const changesView = view<ChangesModel>({
  title: () => words.places.changes,
  View: ({ model: { changes, names, actors, older, query, record } }) => (
    <ListScreen
      title={words.places.changes}
      sub={words.changes.sub}
      actions={
        <ButtonLink icon="link" href="/changes?check=1">
          {words.changes.check}
        </ButtonLink>
      }
      filters={query.import === null ? filtersOf(query, actors) : undefined}
      isFolded
      rows={changes}
      keyOf={({ id }) => id}
      columns={columnsOf(names)}
      rowClassName={({ isUndone }) => (isUndone ? style.undone : undefined)}
      none={{ icon: 'search', text: words.changes.none }}
      older={older === undefined ? null : olderPath(query, older)}
    >
      {query.import === null ? (
        <RecordState record={record} />
      ) : (
        <a className={look.link} href="/changes">
          {words.changes.allChanges}
        </a>
      )}
    </ListScreen>
  ),
})

const filtersOf = (query: ChangesModel['query'], actors: ChangesModel['actors']): Filter[] => [
  { name: 'app', value: query.app, label: words.changes.app, type: 'search' },
  {
    name: 'who',
    value: query.who,
    label: words.changes.who,
    any: words.changes.anyone,
    options: actors.map(({ actor, repository }) => [actor, repository ?? actor]),
  },
  {
    name: 'kind',
    value: query.kind,
    label: words.changes.kind,
    any: words.changes.anyKind,
    options: KIND_NAMES.map(kind => [kind, words.changes.kinds[kind]]),
  },
  { name: 'from', value: query.from, label: words.changes.from, type: 'date' },
  { name: 'until', value: query.until, label: words.changes.until, type: 'date' },
]

function olderPath(query: ChangesModel['query'], older: number): string {
  const said = new URLSearchParams({ before: String(older) })
  for (const [name, value] of Object.entries(query)) if (value) said.set(name, String(value))
  return `/changes?${said}`
}

const columnsOf = (names: Names): Column<ChangeEntry>[] => [
  {
    head: words.changes.when,
    className: `${style.when} ${look.onlyPc}`,
    cell: ({ at }) => <Time at={at} seconds />,
  },
  {
    head: words.changes.what,
    className: table.words,
    cell: change => (
      <>
        <RowLink href={change.run ? `/changes?import=${change.run.id}` : `/changes/${change.id}`}>
          <span className={style.sentence}>
            <Entry change={change} names={names} />
          </span>
        </RowLink>
        {change.isUndone && <Badge>{words.changes.undone}</Badge>}
        <span className={`${look.noteLine} ${look.onlyPhone}`}>
          <Time at={change.at} />
        </span>
        {change.reason && <span className={look.noteLine}>{change.reason}</span>}
      </>
    ),
  },
  {
    head: words.changes.visible,
    align: 'right',
    className: `${look.nowrap} ${look.onlyPc}`,
    cell: ({ ms }) => (ms === null ? '–' : words.changes.seconds(ms)),
  },
]

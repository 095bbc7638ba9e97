import { APP_STATES } from '../../../contract/app-states.ts'
import { ANTI_FEATURES } from '../../../contract/import/anti-features.ts'
import type { AppLine } from '../../../data/db/queries/apps/find/lines.ts'
import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import type { sourceOptions } from '../../../data/db/queries/repositories/repository-list.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { shared } from '../../../ui/words/words.ts'
import { State } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import type { Filter } from '../../kit/filters.tsx'
import { ListScreen } from '../../kit/list-screen.tsx'
import look from '../../kit/look.module.css'
import { AppCell, type Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppState } from './app-state.tsx'
import style from './apps.module.css'
import { BULK_ACTIONS } from './bulk-actions.ts'
import type { WantedApps } from './find-apps.server.ts'

export interface AppItem extends AppLine {
  /** Who made the last change of it; null: the record has none. */
  changedBy: string | null
}

export interface AppsModel {
  wanted: WantedApps
  categories: CategoryOption[]
  sources: RowOf<typeof sourceOptions>[]
  apps: AppItem[]
  /** About how many there are in all; null: the database has not counted yet. */
  about: number | null
  /** Addresses of other pages; null: there is none. */
  first: string | null
  older: string | null
  csv: string
  mayEdit: boolean
}

const nameOf = ({ name, packageName }: AppItem) => name ?? packageName

export const appsView = view<AppsModel>({
  title: () => words.places.apps,
  View: ({ model }) => (
    <ListScreen
      title={words.places.apps}
      sub={`${model.about === null ? '' : words.apps.about(model.about)} ${words.apps.sub}`}
      actions={
        <>
          <ButtonLink icon="download" href={model.csv} download="apps.csv">
            {words.apps.export}
          </ButtonLink>
          {model.mayEdit && (
            <ButtonLink tone="main" icon="plus" href="/apps/new">
              {words.apps.add}
            </ButtonLink>
          )}
        </>
      }
      filters={filtersOf(model)}
      rows={model.apps}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      tableClassName={style.table}
      none={{ icon: 'search', text: model.older ? words.apps.noneYet : words.apps.none }}
      first={model.first}
      older={model.older}
      bulk={
        model.mayEdit && {
          action: '/apps/bulk',
          name: 'app',
          idOf: ({ id }) => id,
          labelOf: nameOf,
          actions: BULK_ACTIONS.map(action => [action, words.apps.actions[action]]),
        }
      }
    />
  ),
})

const COLUMNS: Column<AppItem>[] = [
  {
    head: words.apps.app,
    cell: app => (
      <AppCell icon={app.icon} name={nameOf(app)} packageName={app.packageName} href={`/apps/${app.id}`} />
    ),
  },
  {
    head: words.apps.state,
    className: style.state,
    cell: ({ state, warnings }) => (
      <>
        <AppState state={state} />
        {warnings.length > 0 && (
          <State tone="warn" icon="triangle-alert" className={look.small} title={warnings.join(', ')}>
            {words.apps.warnings(warnings.length)}
          </State>
        )}
      </>
    ),
  },
  {
    head: words.apps.source,
    className: `${style.source} ${look.onlyPc}`,
    cell: ({ source, developer }) => (
      <>
        <span className={`${look.cut} ${style.cut}`}>{source ?? words.apps.own}</span>
        <div className={`${look.note} ${look.cut} ${style.cut}`}>{developer}</div>
      </>
    ),
  },
  {
    head: words.apps.version,
    className: `${style.state} ${look.onlyPc}`,
    cell: ({ version }) => version ?? '–',
  },
  {
    head: words.apps.downloads,
    align: 'right',
    className: `${style.state} ${look.onlyPc}`,
    cell: ({ downloads }) => words.count(downloads),
  },
  {
    head: words.apps.changed,
    className: `${style.source} ${look.onlyPc}`,
    cell: ({ changedAt, changedBy }) => (
      <>
        <span className={look.nowrap}>
          <Time at={changedAt} />
        </span>
        <div className={`${look.note} ${look.cut} ${style.cut}`}>{changedBy}</div>
      </>
    ),
  },
]

function filtersOf({ wanted, categories, sources }: AppsModel): Filter[] {
  const choices = {
    state: APP_STATES.map(state => [state, words.apps.states[state]] as const),
    kind: (['0', '1'] as const).map(kind => [kind, words.apps.kinds[kind]] as const),
    category: categories.map(({ id, name }) => [String(id), name] as const),
    source: [['own', words.apps.own] as const, ...sources.map(({ id, name }) => [String(id), name] as const)],
    warning: [
      ['any', words.apps.someWarning] as const,
      ...ANTI_FEATURES.map(id => [id, shared.antiFeatures[id].title] as const),
    ],
  }
  const names = ['state', 'kind', 'category', 'source', 'warning'] as const
  return [
    { name: 'q', value: wanted.q, label: words.apps.find, type: 'search' },
    ...names
      .filter(name => name !== 'source' || sources.length > 0)
      .map(name => ({
        name,
        value: wanted[name],
        label: words.apps[name],
        any: words.apps.any[name],
        options: choices[name],
      })),
  ]
}

import { APP_STATES } from '../../../contract/app-states.ts'
import { ANTI_FEATURES } from '../../../contract/import/anti-features.ts'
import type { AppLine } from '../../../data/db/queries/apps/find/lines.ts'
import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import type { sourceOptions } from '../../../data/db/queries/repositories/repository-list.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import type { Filter } from '../../kit/filters.tsx'
import { Icon } from '../../kit/icon.tsx'
import { ListScreen } from '../../kit/list-screen.tsx'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppState } from './app-state.tsx'
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
      tableClassName="apps-t"
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
      <div className="app">
        <AppIcon icon={app.icon} />
        <div>
          <a className="name cut" href={`/apps/${app.id}`}>
            {nameOf(app)}
          </a>
          <div className="mono ink3 cut">{app.packageName}</div>
        </div>
      </div>
    ),
  },
  {
    head: words.apps.state,
    className: 'w-state',
    cell: ({ state, warnings }) => (
      <>
        <AppState state={state} />
        {warnings.length > 0 && (
          <span className="st warn t12" title={warnings.join(', ')}>
            <Icon name="triangle-alert" size={14} />
            {words.apps.warnings(warnings.length)}
          </span>
        )}
      </>
    ),
  },
  {
    head: words.apps.source,
    className: 'w-source only-pc',
    cell: ({ source, developer }) => (
      <>
        <span className="cut source">{source ?? words.apps.own}</span>
        <div className="t12 ink3 cut source">{developer}</div>
      </>
    ),
  },
  { head: words.apps.version, className: 'w-state only-pc', cell: ({ version }) => version ?? '–' },
  {
    head: words.apps.downloads,
    className: 'r w-state only-pc',
    cell: ({ downloads }) => words.count(downloads),
  },
  {
    head: words.apps.changed,
    className: 'w-source only-pc',
    cell: ({ changedAt, changedBy }) => (
      <>
        <span className="nowrap">
          <Time at={changedAt} />
        </span>
        <div className="t12 ink3 cut source">{changedBy}</div>
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

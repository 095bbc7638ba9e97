import { APP_STATES, type AppState } from '../../../contract/app-states.ts'
import { ANTI_FEATURES } from '../../../contract/import/anti-features.ts'
import { shared } from '../../../ui/words/words.ts'
import { words } from '../../words/words.ts'
import { AppIcon } from '../app-icon.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { useRequest } from '../request-context.ts'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import { AppState as State } from './app-state.tsx'
import { BULK_DEEDS, type CategoryOption, type SourceOption, type WantedApps } from './wanted.ts'

export interface AppItem {
  id: number
  name: string | null
  packageName: string
  icon: string
  state: AppState
  resourceType: 0 | 1
  developer: string | null
  version: string | null
  downloads: number
  warnings: string[]
  source: string | null
  changedAt: string
  /** Who made the last change of it; null: the record has none. */
  changedBy: string | null
}

export interface AppsModel {
  wanted: WantedApps
  categories: CategoryOption[]
  sources: SourceOption[]
  apps: AppItem[]
  /** About how many there are in all; null: the database has not counted yet. */
  about: number | null
  /** Addresses of other pages; null: there is none. */
  first: string | null
  older: string | null
  csv: string
  mayEdit: boolean
}

export const appsView = view<AppsModel>({
  title: () => words.places.apps,
  View: ({ model }) => (
    <>
      <PageHead
        title={words.places.apps}
        sub={
          <>
            {model.about !== null && words.apps.about(model.about)} {words.apps.sub}
          </>
        }
      >
        <a className="btn" href={model.csv} download="apps.csv">
          <Icon name="download" />
          {words.apps.export}
        </a>
        {model.mayEdit && (
          <a className="btn btn-p" href="/apps/new">
            <Icon name="plus" />
            {words.apps.add}
          </a>
        )}
      </PageHead>
      <Filters model={model} />
      <form action="/apps/bulk" className="bulk-form">
        <div className="card">
          {model.apps.length === 0 ? (
            <div className="empty">
              <Icon name="search" size={20} />
              <p>{model.older ? words.apps.noneYet : words.apps.none}</p>
            </div>
          ) : (
            <Table model={model} />
          )}
          {(model.first ?? model.older) && (
            <div className="pager">
              <span className="end row">
                {model.first && (
                  <a className="btn btn-s" href={model.first}>
                    {words.apps.first}
                  </a>
                )}
                {model.older && (
                  <a className="btn btn-s" href={model.older} rel="next">
                    {words.apps.older}
                  </a>
                )}
              </span>
            </div>
          )}
        </div>
        {model.mayEdit && model.apps.length > 0 && <Bulk />}
      </form>
    </>
  ),
})

const NAMES = ['state', 'kind', 'category', 'source', 'warning'] as const

function Filters({ model: { wanted, categories, sources } }: { model: AppsModel }) {
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
  return (
    <form className="filters">
      <div className="in-ico">
        <Icon name="search" />
        <input
          className="in"
          type="search"
          name="q"
          defaultValue={wanted.q}
          aria-label={words.apps.find}
          placeholder={words.apps.find}
        />
      </div>
      {NAMES.filter(name => name !== 'source' || sources.length > 0).map(name => (
        <select
          key={name}
          className="sel"
          name={name}
          defaultValue={wanted[name]}
          aria-label={words.apps[name]}
        >
          <option value="">{words.apps.any[name]}</option>
          {choices[name].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <button className="btn" type="submit">
        {words.apps.filter}
      </button>
    </form>
  )
}

function Table({ model: { apps, mayEdit } }: { model: AppsModel }) {
  return (
    <div className="tw">
      <table className="t apps-t" data-rows="">
        <thead>
          <tr>
            {mayEdit && (
              <th className="t-chk">
                <span data-without-script="">{words.apps.choose}</span>
                <input
                  className="chk"
                  type="checkbox"
                  data-all=""
                  data-needs-script=""
                  aria-label={words.apps.chooseAll}
                />
              </th>
            )}
            <th>{words.apps.app}</th>
            <th className="w-state">{words.apps.state}</th>
            <th className="w-source only-pc">{words.apps.source}</th>
            <th className="w-state only-pc">{words.apps.version}</th>
            <th className="r w-state only-pc">{words.apps.downloads}</th>
            <th className="w-source only-pc">{words.apps.changed}</th>
          </tr>
        </thead>
        <tbody>
          {apps.map(app => (
            <tr key={app.id}>
              {mayEdit && (
                <td className="t-chk">
                  <input
                    className="chk"
                    type="checkbox"
                    name="app"
                    value={app.id}
                    aria-label={words.apps.chooseOne(app.name ?? app.packageName)}
                  />
                </td>
              )}
              <td>
                <div className="app">
                  <AppIcon icon={app.icon} />
                  <div>
                    <a className="name cut" href={`/apps/${app.id}`}>
                      {app.name ?? app.packageName}
                    </a>
                    <div className="mono ink3 cut">{app.packageName}</div>
                  </div>
                </div>
              </td>
              <td>
                <State state={app.state} />
                {app.warnings.length > 0 && (
                  <span className="st warn t12" title={app.warnings.join(', ')}>
                    <Icon name="triangle-alert" size={14} />
                    {words.apps.warnings(app.warnings.length)}
                  </span>
                )}
              </td>
              <td className="only-pc">
                <span className="cut source">{app.source ?? words.apps.own}</span>
                <div className="t12 ink3 cut source">{app.developer}</div>
              </td>
              <td className="only-pc">{app.version ?? '–'}</td>
              <td className="r only-pc">{words.count(app.downloads)}</td>
              <td className="only-pc">
                <span className="nowrap">
                  <Time at={app.changedAt} />
                </span>
                <div className="t12 ink3 cut source">{app.changedBy}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Leads to a screen that says what will be done with those that are ticked. */
function Bulk() {
  const { plainPath } = useRequest()
  return (
    <fieldset className="bulk">
      <legend className="sr">{words.apps.withChosen}</legend>
      <input type="hidden" name="back" value={plainPath} />
      <span>{words.apps.withChosen}</span>
      <span className="bar" />
      {BULK_DEEDS.map(action => (
        <button key={action} className="btn" type="submit" name="do" value={action}>
          {words.apps.actions[action]}
        </button>
      ))}
    </fieldset>
  )
}

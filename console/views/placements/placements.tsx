import { PLACEMENT_KINDS } from '../../../contract/placements.ts'
import { words } from '../../words/words.ts'
import { Card } from '../card.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import type { PlacementLine, PlacementsModel } from './model.ts'
import { Span } from './span.tsx'

const WHENS = ['shown', 'over', 'all'] as const

/** What stands where, and until when. */
export const placementsView = view<PlacementsModel>({
  title: () => words.places.placements,
  View({ model }) {
    const { kind, when, app, groups, mayPlace } = model
    const path = (to: { kind?: string | undefined; when?: string }) =>
      `/placements?kind=${to.kind ?? ''}&when=${to.when ?? when}&app=${encodeURIComponent(app)}`
    return (
      <>
        <PageHead title={words.places.placements} sub={words.placements.sub}>
          <nav className="seg" aria-label={words.placements.time}>
            {WHENS.map(name => (
              <a
                key={name}
                href={path({ kind, when: name })}
                aria-current={name === when ? 'true' : undefined}
              >
                {words.placements.whens[name]}
              </a>
            ))}
          </nav>
        </PageHead>
        <nav className="tabs app-tabs" aria-label={words.placements.kind}>
          <a href={path({})} aria-current={kind === undefined ? 'page' : undefined}>
            {words.placements.allKinds}
          </a>
          {PLACEMENT_KINDS.map(one => (
            <a key={one} href={path({ kind: one })} aria-current={one === kind ? 'page' : undefined}>
              {words.placements.kinds[one]}
            </a>
          ))}
        </nav>
        <form className="filters" action="/placements">
          <input type="hidden" name="kind" value={kind ?? ''} />
          <input type="hidden" name="when" value={when} />
          <input
            className="in"
            name="app"
            inputMode="numeric"
            defaultValue={app}
            aria-label={words.changes.app}
            placeholder={words.changes.app}
          />
          <button className="btn" type="submit">
            {words.changes.filter}
          </button>
        </form>
        <div className="col">
          {groups.map(group => (
            <Group key={group.kind} group={group} now={model.now} app={app} mayPlace={mayPlace} />
          ))}
        </div>
      </>
    )
  },
})

function Group({
  group: { kind, lines, more },
  now,
  app,
  mayPlace,
}: {
  group: PlacementsModel['groups'][number]
  now: string
  app: string
  mayPlace: boolean
}) {
  return (
    <Card
      id={`h-${kind}`}
      title={words.placements.kinds[kind]}
      beside={
        <>
          <span className="t12 ink3 only-pc">{words.placements.where[kind]}</span>
          {mayPlace && (
            <div className="acts">
              <a
                className="btn btn-s"
                href={`/placements/${kind}/new${app ? `?appId=${encodeURIComponent(app)}` : ''}`}
              >
                <Icon name="plus" />
                {words.placements.add[kind]}
              </a>
            </div>
          )}
        </>
      }
    >
      {lines.length === 0 ? (
        <p className="none-here ink3">{words.placements.none}</p>
      ) : (
        <div className="tw">
          <table className="t">
            <thead>
              <tr>
                <th>{words.placements.what}</th>
                <th>{words.placements.place}</th>
                <th>{words.placements.state}</th>
                <th>{words.placements.span}</th>
                <th className="only-pc">{words.placements.weeks}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(line => (
                <tr key={line.id}>
                  <td>
                    {mayPlace ? (
                      <a className="name" href={`/placements/${kind}/${line.id}`}>
                        {line.title}
                      </a>
                    ) : (
                      <b className="b">{line.title}</b>
                    )}
                    <span className="t12 ink3">
                      {line.app === null ? words.placements.everyApp[kind] : (line.appName ?? line.app)}
                    </span>
                  </td>
                  <td>{words.placements.placeOf(line.place)}</td>
                  <td>
                    <State line={line} />
                  </td>
                  <td className="t12 nowrap">
                    {line.from ? <Time at={line.from} /> : words.placements.sinceEver}
                    <br />
                    {line.to ? <Time at={line.to} /> : words.placements.forEver}
                  </td>
                  <td className="only-pc">
                    <Span line={line} now={now} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more && (
        <div className="card-f">
          <a className="link" href={more}>
            {words.placements.more}
          </a>
        </div>
      )}
    </Card>
  )
}

export function State({ line: { state, clashes } }: { line: PlacementLine }) {
  return (
    <span className="row wrap">
      <span className={state === 'now' ? 'bdg bdg-ok' : state === 'next' ? 'bdg bdg-line' : 'bdg'}>
        {words.placements.states[state]}
      </span>
      {clashes.length > 0 && (
        <span className="bdg bdg-bad">
          <Icon name="triangle-alert" size={14} />
          {words.placements.clash}
        </span>
      )}
    </span>
  )
}

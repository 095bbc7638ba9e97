import { PLACEMENT_KINDS, type PlacementKind } from '../../../contract/placements.ts'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Filters } from '../../kit/filters.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { Segments, Tabs } from '../../kit/tabs.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { type PlacementLine, type PlacementsModel, WHENS } from './model.ts'
import { Span } from './span.tsx'

/** What stands where, and until when. */
export const placementsView = view<PlacementsModel>({
  title: () => words.places.placements,
  View({ model }) {
    const { kind, when, app, groups } = model
    const path = (to: { kind?: string | undefined; when?: string }) =>
      `/placements?kind=${to.kind ?? ''}&when=${to.when ?? when}&app=${app ?? ''}`
    const kinds = [undefined, ...PLACEMENT_KINDS]
    return (
      <>
        <PageHead title={words.places.placements} sub={words.placements.sub}>
          <Segments
            label={words.placements.time}
            tabs={WHENS.map(name => ({
              href: path({ kind, when: name }),
              label: words.placements.whens[name],
              isHere: name === when,
            }))}
          />
        </PageHead>
        <Tabs
          label={words.placements.kind}
          className="app-tabs"
          tabs={kinds.map(one => ({
            href: path({ kind: one }),
            label: one ? words.placements.kinds[one] : words.placements.allKinds,
            isHere: one === kind,
          }))}
        />
        <Filters
          filters={[{ name: 'app', value: app, label: words.changes.app, type: 'number' }]}
          hidden={{ kind: kind ?? '', when }}
        />
        <div className="col">
          {groups.map(group => (
            <Group key={group.kind} group={group} model={model} />
          ))}
        </div>
      </>
    )
  },
})

interface GroupProps {
  group: PlacementsModel['groups'][number]
  model: PlacementsModel
}

function Group({ group: { kind, lines, more }, model: { now, app, mayPlace } }: GroupProps) {
  return (
    <Card
      id={`h-${kind}`}
      title={words.placements.kinds[kind]}
      beside={
        <>
          <span className="t12 ink3 only-pc">{words.placements.where[kind]}</span>
          {mayPlace && (
            <div className="acts">
              <ButtonLink size="s" icon="plus" href={`/placements/${kind}/new${app ? `?appId=${app}` : ''}`}>
                {words.placements.add[kind]}
              </ButtonLink>
            </div>
          )}
        </>
      }
    >
      {lines.length === 0 ? (
        <p className="none-here ink3">{words.placements.none}</p>
      ) : (
        <Table rows={lines} keyOf={({ id }) => id} columns={columnsOf(kind, now, mayPlace)} />
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

const columnsOf = (kind: PlacementKind, now: Date, mayPlace: boolean): Column<PlacementLine>[] => [
  {
    head: words.placements.what,
    cell: ({ id, title, app, appName }) => (
      <>
        {mayPlace ? (
          <a className="name" href={`/placements/${kind}/${id}`}>
            {title}
          </a>
        ) : (
          <b className="b">{title}</b>
        )}
        <span className="t12 ink3">{app === null ? words.placements.everyApp[kind] : (appName ?? app)}</span>
      </>
    ),
  },
  { head: words.placements.place, cell: ({ place }) => words.placements.placeOf(place) },
  { head: words.placements.state, cell: line => <State line={line} /> },
  {
    head: words.placements.span,
    className: 't12 nowrap',
    cell: ({ from, to }) => (
      <>
        {from ? <Time at={from} /> : words.placements.sinceEver}
        <br />
        {to ? <Time at={to} /> : words.placements.forEver}
      </>
    ),
  },
  { head: words.placements.weeks, className: 'only-pc', cell: line => <Span line={line} now={now} /> },
]

const TONES = { now: 'ok', next: 'line', over: undefined } as const

export const State = ({ line: { state, clashes } }: { line: PlacementLine }) => (
  <span className="row wrap">
    <Badge tone={TONES[state]}>{words.placements.states[state]}</Badge>
    {clashes.length > 0 && (
      <Badge tone="bad" icon="triangle-alert">
        {words.placements.clash}
      </Badge>
    )}
  </span>
)

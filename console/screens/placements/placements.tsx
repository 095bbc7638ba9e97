import { PLACEMENT_KINDS, type PlacementKind } from '../../../contract/placements.ts'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Filters } from '../../kit/filters.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { type Column, RowLink, Table } from '../../kit/table.tsx'
import { Segments, Tabs } from '../../kit/tabs.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { type PlacementLine, type PlacementsModel, WHENS } from './model.ts'
import style from './placements.module.css'
import { Span } from './span.tsx'

/** What is placed where, and until when. */
export const placementsView = view<PlacementsModel>({
  title: () => words.places.placements,
  View({ model }) {
    const { kind, when, app, picked, groups } = model
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
          tabs={kinds.map(one => ({
            href: path({ kind: one }),
            label: one ? words.placements.kinds[one] : words.placements.allKinds,
            isHere: one === kind,
          }))}
        />
        <Filters
          filters={[{ name: 'app', value: app, label: words.numbers.app, type: 'app', picked }]}
          hidden={{ kind: kind ?? '', when }}
        />
        <div className={look.col}>
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
      beside={<span className={`${look.note} ${look.onlyPc}`}>{words.placements.where[kind]}</span>}
      foot={
        more && (
          <a className={look.link} href={more}>
            {words.placements.more}
          </a>
        )
      }
      actions={
        mayPlace && (
          <ButtonLink size="small" icon="plus" href={`/placements/${kind}/new${app ? `?appId=${app}` : ''}`}>
            {words.placements.add[kind]}
          </ButtonLink>
        )
      }
    >
      {lines.length === 0 ? (
        <p className={style.none}>{words.placements.none}</p>
      ) : (
        <Table rows={lines} keyOf={({ id }) => id} columns={columnsOf(kind, now, mayPlace)} />
      )}
    </Card>
  )
}

const columnsOf = (kind: PlacementKind, now: Date, mayPlace: boolean): Column<PlacementLine>[] => [
  {
    head: words.placements.what,
    cell: ({ id, title, app, appName }) => (
      <>
        {mayPlace ? <RowLink href={`/placements/${kind}/${id}`}>{title}</RowLink> : <b>{title}</b>}
        <span className={look.note}>{app === null ? words.placements.everyApp[kind] : (appName ?? app)}</span>
      </>
    ),
  },
  { head: words.placements.place, cell: ({ place }) => words.placements.placeOf(place) },
  { head: words.placements.state, cell: line => <State line={line} /> },
  {
    head: words.placements.span,
    className: `${look.small} ${look.nowrap}`,
    cell: ({ from, to }) => (
      <>
        {from ? <Time at={from} isSet /> : words.placements.sinceEver}
        <br />
        {to ? <Time at={to} isSet /> : words.placements.forEver}
      </>
    ),
  },
  { head: words.placements.weeks, className: look.onlyPc, cell: line => <Span line={line} now={now} /> },
]

const TONES = { now: 'ok', next: 'line', over: undefined } as const

export const State = ({ line: { state, clashes } }: { line: PlacementLine }) => (
  <span className={`${look.row} ${look.wrap}`}>
    <Badge tone={TONES[state]}>{words.placements.states[state]}</Badge>
    {clashes.length > 0 && (
      <Badge tone="bad" icon="triangle-alert">
        {words.placements.clash}
      </Badge>
    )}
  </span>
)

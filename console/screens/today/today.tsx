import type { PersonRole } from '../../../contract/commands/roles.ts'
import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import type { recentChanges } from '../../../data/db/queries/changes/list.ts'
import type { RowOf } from '../../../data/db/statement.ts'
import { Alert } from '../../kit/alert.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Strip } from '../../kit/charts/bars.tsx'
import { LineChart } from '../../kit/charts/line.tsx'
import { CommandForm } from '../../kit/form.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { initials } from '../../kit/initials.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Delta, Funnel, Vitals } from '../numbers/parts.tsx'

export interface FreshRow {
  variant: string
  p50: number
  p99: number
  /** The slowest of each part of the day; null: none. */
  bars: (number | null)[]
}

export type NeedKind = 'unsent' | 'requests' | 'reports' | 'failedImports' | 'waitingApps' | 'drafts'

export interface Need {
  kind: NeedKind
  count: number
}

export interface RecentChange extends RowOf<typeof recentChanges> {
  canUndo: boolean
}

export interface TodayModel {
  span: number
  at: Date
  fresh: { p99: number | null; seen: number; slow: number; variants: FreshRow[]; lastDone: Date | null }
  needs: Need[]
  recent: RecentChange[]
  /** Links that somebody made outside of the console. */
  shellLinks: AccountEventRow[]
  isUnsandboxed: boolean
  numbers:
    | {
        downloads: number
        downloadsBefore: number
        views: number
        viewsBefore: number
        line: number[]
        lineBefore: number[]
        funnel: number[]
        vitals: { name: string; p75: number; visits: number }[]
      }
    | undefined
}

const PROMISE_MS = 2000
const MAX_MS = 2600

const NEEDS: Record<NeedKind, { path: string; icon: IconName; mark: string }> = {
  unsent: { path: '/changes', icon: 'triangle-alert', mark: 'mk mk-bad' },
  requests: { path: '/requests', icon: 'users-round', mark: 'mk mk-warn' },
  reports: { path: '/comments', icon: 'message-square', mark: 'mk' },
  failedImports: { path: '/repositories', icon: 'git-branch', mark: 'mk mk-warn' },
  waitingApps: { path: '/repositories', icon: 'git-branch', mark: 'mk mk-warn' },
  drafts: { path: '/apps?status=draft', icon: 'layout-grid', mark: 'mk' },
}

export const todayView = view<TodayModel>({
  title: () => words.places.today,
  View: ({ model }) => (
    <>
      <PageHead
        title={words.places.today}
        sub={
          <>
            <Time at={model.at} seconds />, {words.today.zone}
          </>
        }
      >
        <nav className="seg" aria-label={words.today.span}>
          {[1, 7, 28].map(days => (
            <a
              key={days}
              href={days === 1 ? '/' : `/?days=${days}`}
              aria-current={days === model.span ? 'true' : undefined}
            >
              {words.today.days(days)}
            </a>
          ))}
        </nav>
      </PageHead>
      <div className="main-aside phone-mix">
        <div className="col">
          <Fresh fresh={model.fresh} />
          <Numbers model={model} />
        </div>
        <div className="col">
          {model.isUnsandboxed && <Unsandboxed />}
          <ShellLinks links={model.shellLinks} />
          <Needs needs={model.needs} />
          <Recent recent={model.recent} />
        </div>
      </div>
    </>
  ),
})

function Fresh({ fresh }: { fresh: TodayModel['fresh'] }) {
  return (
    <Card
      id="h-fresh"
      title={words.today.fresh}
      beside={<span className="ink3 t12 only-pc">{words.today.promise}</span>}
      at="fresh"
    >
      <div className="card-b">
        {fresh.p99 === null ? (
          <p className="ink2">{words.today.noneSeen}</p>
        ) : (
          <>
            <div className="row wrap fresh-top">
              <p className="stat">
                <span className="val">{words.changes.seconds(fresh.p99)}</span>
              </p>
              <p className="t12">
                <span className="m">{words.today.p99}</span>
                <span className="ink3 block">{words.today.seen(fresh.seen, fresh.slow)}</span>
              </p>
            </div>
            <div className="tw">
              <table className="t t-s fresh-t">
                <thead>
                  <tr>
                    <th>{words.today.shownOn}</th>
                    <th className="only-pc">{words.today.halfHours}</th>
                    <th className="r">p50</th>
                    <th className="r">p99</th>
                  </tr>
                </thead>
                <tbody>
                  {fresh.variants.map(({ variant, p50, p99, bars }) => (
                    <tr key={variant}>
                      <td className="nowrap">
                        {(words.today.variants as Record<string, string>)[variant] ?? variant}
                      </td>
                      <td className="only-pc fresh-bars">
                        <Strip bars={bars} max={MAX_MS} promise={PROMISE_MS} />
                      </td>
                      <td className="r nowrap ink2">{words.changes.seconds(p50)}</td>
                      <td className="r nowrap b">{words.changes.seconds(p99)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
      {fresh.lastDone && (
        <div className="card-f">
          <span className="dot" />
          <span>
            {words.today.lastPurge} <Time at={fresh.lastDone} seconds />
          </span>
        </div>
      )}
    </Card>
  )
}

function Numbers({ model: { numbers, span } }: { model: TodayModel }) {
  if (!numbers)
    return (
      <section className="card empty" aria-label={words.places.numbers}>
        <Icon name="chart-line" size={20} />
        <p>{words.today.noNumbers}</p>
      </section>
    )
  const { downloads, downloadsBefore, views, viewsBefore, line, lineBefore, funnel, vitals } = numbers
  return (
    <div className="grid-2">
      <section className="card" aria-labelledby="h-dl">
        <div className="card-b">
          <div className="row between">
            <div className="stat">
              <h2 className="lab" id="h-dl">
                {words.today.downloads}
              </h2>
              <div className="val">{words.count(downloads)}</div>
              <Delta now={downloads} before={downloadsBefore} />
            </div>
            <div className="stat r">
              <div className="lab">{words.today.views}</div>
              <div className="t20 b">{words.count(views)}</div>
              <Delta now={views} before={viewsBefore} />
            </div>
          </div>
          <LineChart
            values={line}
            before={lineBefore}
            labels={line.map((_, i) => (span === 1 ? String(i) : String(i + 1)))}
            title={words.today.downloads}
          />
          <p className="legend">
            <span>
              <i />
              {words.today.now}
            </span>
            <span>
              <i className="d" />
              {words.today.weekBefore}
            </span>
          </p>
        </div>
      </section>
      <div className="col">
        <Funnel counts={funnel} />
        <Vitals vitals={vitals} />
      </div>
    </div>
  )
}

const Unsandboxed = () => (
  <Alert tone="warn" icon="shield-alert">
    <b>{words.today.unsandboxed}</b>
    <p>{words.today.unsandboxedMeans}</p>
  </Alert>
)

function ShellLinks({ links }: { links: AccountEventRow[] }) {
  return links.map(({ id, at, name, by }) => (
    <div key={id} className="al al-warn" role="status">
      <Icon name="key-round" />
      <div>
        <b>{words.today.shellLink(name)}</b>
        <p>
          {by}, <Time at={at} />
        </p>
      </div>
    </div>
  ))
}

function Needs({ needs }: { needs: Need[] }) {
  return (
    <Card
      id="h-need"
      title={words.today.needs}
      beside={needs.length > 0 && <Badge tone="warn">{needs.length}</Badge>}
      className="first-m"
    >
      {needs.length === 0 ? (
        <p className="card-b ink2">{words.today.nothing}</p>
      ) : (
        <ul className="list">
          {needs.map(({ kind, count }) => (
            <li key={kind}>
              <a className="need" href={NEEDS[kind].path}>
                <span className={NEEDS[kind].mark}>
                  <Icon name={NEEDS[kind].icon} size={14} />
                </span>
                <span className="grow">
                  <b className="m">{words.today.need[kind](count)}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Recent({ recent }: { recent: RecentChange[] }) {
  const { person } = useRequest()
  const mayUndo = person && !(['analyst', 'reader'] as PersonRole[]).includes(person.role)
  return (
    <Card
      id="h-chg"
      title={words.today.recent}
      beside={
        <div className="acts">
          <a className="link t12" href="/changes">
            {words.today.allChanges}
          </a>
        </div>
      }
      className="o-2"
    >
      <ul className="list">
        {recent.map(({ id, at, actor, command, app, ms, canUndo }) => (
          <li key={id} className="chg">
            <span className="av" aria-hidden="true">
              {initials(actor)}
            </span>
            <p>
              {actor} <span className="code">{command}</span>{' '}
              <a className="b" href={`/changes/${id}`}>
                {app ?? words.frame.change(id)}
              </a>
              <span className="t12 ink3 block">
                <Time at={at} />
                {ms !== null && ` · ${words.today.visibleIn(ms)}`}
              </span>
            </p>
            {canUndo && mayUndo && (
              <CommandForm command="change.undo">
                <input type="hidden" name="change" value={id} />
                <Button size="s" tone="quiet">
                  {words.frame.undo}
                  <span className="sr"> {words.frame.change(id)}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

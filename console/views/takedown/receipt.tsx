import { words } from '../../words/words.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'
import { Card } from '../card.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { shortHash } from '../short-hash.ts'
import { Time } from '../time.tsx'
import { view } from '../view.ts'

export interface ReceiptModel {
  app: AppHeadModel
  id: number
  at: string
  actor: string
  reason: string
  reasonKind: string | null
  hash: string
  /** What edges were told to forget, and after how long each had answered. */
  tags: string[]
  hard: boolean
  doneMs: number | null
  edges: string[]
  /** For each page, when it was gone at each edge. */
  rows: { variant: string; times: ({ ms: number; isGone: boolean } | undefined)[] }[]
  seen: { gone: number; all: number }
  slowest: number | null
  /** Whether more may come. */
  isLooking: boolean
}

const PROMISE_MS = 2000
/** More edges than this are one column: the slowest. */
const MAX_EDGES = 6

/** What was purged where, and after how many milliseconds it was gone. */
export const receiptView = view<ReceiptModel>({
  title: ({ app }) => words.takedown.receiptOf(app.name),
  isWaiting: ({ isLooking }) => isLooking,
  View({ model }) {
    const { app, seen, slowest, isLooking } = model
    const isWhole = seen.all > 0 && seen.gone === seen.all
    return (
      <div aria-live="polite">
        <div id="receipt" data-again={isLooking ? '500' : undefined}>
          <PageHead
            mark={
              <span className={`mk mk-48 ${isWhole ? 'mk-ok' : 'mk-warn'}`}>
                <Icon name={isWhole ? 'check' : 'clock'} size={20} />
              </span>
            }
            title={
              app.standing !== 'taken-down'
                ? words.takedown.isBack(app.name)
                : isWhole
                  ? words.takedown.isGone(app.name)
                  : words.takedown.isGoing(app.name)
            }
            sub={
              <>
                {slowest !== null && words.takedown.after(words.changes.seconds(slowest))}{' '}
                {words.takedown.looks(seen.gone, seen.all)}
              </>
            }
            keep
          >
            {isLooking && (
              <a className="btn" href={`/apps/${app.id}/takedown/receipt`}>
                {words.takedown.lookAgain}
              </a>
            )}
            <a className="btn btn-dl" href={`/apps/${app.id}/takedown`}>
              <Icon name="undo-2" />
              {words.takedown.undo}
            </a>
          </PageHead>
          <div className="main-aside">
            <Card
              id="h-m"
              title={words.takedown.milliseconds}
              beside={<span className="t12 ink3">{words.takedown.asked}</span>}
            >
              {model.rows.length > 0 ? (
                <Times model={model} />
              ) : (
                <div className="empty">
                  <Icon name="clock" size={20} />
                  <p>{isLooking ? words.takedown.isAsking : words.takedown.nothingToSee}</p>
                </div>
              )}
            </Card>
            <Receipt model={model} />
          </div>
        </div>
      </div>
    )
  },
})

function Times({ model: { edges, rows } }: { model: ReceiptModel }) {
  const names = edges.length > MAX_EDGES ? [] : edges
  return (
    <div className="tw">
      <table className="t t-s heat">
        <thead>
          <tr>
            <th>{words.changes.page}</th>
            {names.map(edge => (
              <th className="r only-pc mono" key={edge}>
                {edge}
              </th>
            ))}
            <th className="r">{words.takedown.slowest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variant, times }) => (
            <tr key={variant}>
              <th scope="row">
                {words.today.variants[variant as keyof typeof words.today.variants] ?? variant}
              </th>
              {names.map((edge, i) => (
                <td className="r only-pc" key={edge}>
                  {times[i]?.isGone ? times[i].ms : '–'}
                </td>
              ))}
              <Slowest times={times} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Slowest({ times }: { times: ReceiptModel['rows'][number]['times'] }) {
  const known = times.filter(time => time !== undefined)
  if (known.some(({ isGone }) => !isGone)) return <td className="r bad b">{words.changes.notSeen}</td>
  const ms = Math.max(...known.map(time => time.ms))
  return <td className={ms > PROMISE_MS ? 'r warn b' : 'r b'}>{words.changes.milliseconds(ms)}</td>
}

function Receipt({ model }: { model: ReceiptModel }) {
  const { app, id, at, actor, reason, reasonKind, hash, tags, hard, doneMs } = model
  return (
    <Card
      id="h-c"
      title={words.takedown.receipt}
      beside={
        <div className="acts">
          <a className="link" href={`/changes/${id}`}>
            {words.frame.change(id)}
          </a>
        </div>
      }
    >
      <div className="card-b">
        <dl className="kv">
          <div>
            <dt>{words.changes.command}</dt>
            <dd className="mono">app.takedown</dd>
          </div>
          <div>
            <dt>{words.places.apps}</dt>
            <dd>
              {app.name}
              <br />
              <span className="mono ink3">{app.packageName}</span>
            </dd>
          </div>
          <div>
            <dt>{words.changes.who}</dt>
            <dd>
              {actor}
              <br />
              <Time at={at} seconds />
            </dd>
          </div>
          <div>
            <dt>{words.form.reason}</dt>
            <dd>
              {words.reasons[reasonKind as keyof typeof words.reasons]}
              <span className="block">{reason}</span>
            </dd>
          </div>
          <div>
            <dt>{words.takedown.purge}</dt>
            <dd>
              {hard ? words.changes.hard : words.changes.soft} {words.takedown.tags(tags.length)}
              <br />
              <span className="ink3">
                {doneMs === null ? words.changes.waiting : words.takedown.answered(doneMs)}
              </span>
            </dd>
          </div>
          <div>
            <dt>{words.changes.hash}</dt>
            <dd className="mono" title={hash}>
              {shortHash(hash)}
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

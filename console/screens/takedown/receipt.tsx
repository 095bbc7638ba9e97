import { Mark } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Empty } from '../../kit/empty.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { shortHash } from '../../kit/short-hash.ts'
import table from '../../kit/table.module.css'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'
import style from './receipt.module.css'

export interface ReceiptModel {
  app: AppHeadModel
  id: number
  at: Date
  actor: string
  reason: string
  reasonKind: string | null
  hash: string
  /** What edges invalidated, and how long each took to answer. */
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
            mark={<Mark tone={isWhole ? 'ok' : 'warn'} icon={isWhole ? 'check' : 'clock'} isLarge />}
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
                {seen.all > 0 && words.takedown.looks(seen.gone, seen.all)}
              </>
            }
            keep
          >
            {isLooking && (
              <ButtonLink href={`/apps/${app.id}/takedown/receipt`}>{words.takedown.lookAgain}</ButtonLink>
            )}
            <ButtonLink tone="dangerOutline" icon="undo-2" href={`/apps/${app.id}/takedown`}>
              {words.takedown.undo}
            </ButtonLink>
          </PageHead>
          <div className={look.mainAside}>
            <Card
              id="h-m"
              title={words.takedown.milliseconds}
              beside={<span className={look.note}>{words.takedown.asked}</span>}
            >
              {model.rows.length > 0 ? (
                <Times model={model} />
              ) : (
                <Empty icon="clock">
                  {isLooking ? words.takedown.isAsking : words.takedown.nothingToSee}
                </Empty>
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
    <div className={table.scroll}>
      <table className={`${table.table} ${table.compact} ${style.times}`}>
        <thead>
          <tr>
            <th>{words.changes.page}</th>
            {names.map(edge => (
              <th className={`${look.right} ${look.onlyPc} ${look.mono}`} key={edge}>
                {edge}
              </th>
            ))}
            <th className={look.right}>{words.takedown.slowest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variant, times }) => (
            <tr key={variant}>
              <th scope="row">
                {words.today.variants[variant as keyof typeof words.today.variants] ?? variant}
              </th>
              {names.map((edge, i) => (
                <td className={`${look.right} ${look.onlyPc}`} key={edge}>
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
  if (known.some(({ isGone }) => !isGone))
    return <td className={`${look.right} ${look.bad} ${look.strong}`}>{words.changes.notSeen}</td>
  const ms = Math.max(...known.map(time => time.ms))
  const mark = classes(look.right, look.strong, ms > PROMISE_MS && look.warn)
  return <td className={mark}>{words.changes.milliseconds(ms)}</td>
}

function Receipt({ model }: { model: ReceiptModel }) {
  const { app, id, at, actor, reason, reasonKind, hash, tags, hard, doneMs } = model
  return (
    <Card
      id="h-c"
      title={words.takedown.receipt}
      actions={
        <a className={look.link} href={`/changes/${id}`}>
          {words.frame.change(id)}
        </a>
      }
      body="text"
    >
      <Facts>
        <Fact name={words.changes.command}>
          <span className={look.mono}>app.takedown</span>
        </Fact>
        <Fact name={words.places.apps}>
          {app.name}
          <br />
          <span className={`${look.mono} ${look.faint}`}>{app.packageName}</span>
        </Fact>
        <Fact name={words.changes.who}>
          {actor}
          <br />
          <Time at={at} seconds />
        </Fact>
        <Fact name={words.form.reason}>
          {words.reasons[reasonKind as keyof typeof words.reasons]}
          <span className={look.block}>{reason}</span>
        </Fact>
        <Fact name={words.takedown.purge}>
          {hard ? words.changes.hard : words.changes.soft} {words.takedown.tags(tags.length)}
          <br />
          <span className={look.faint}>
            {doneMs === null ? words.changes.waiting : words.takedown.answered(doneMs)}
          </span>
        </Fact>
        <Fact name={words.changes.hash}>
          <span className={look.mono} title={hash}>
            {shortHash(hash)}
          </span>
        </Fact>
      </Facts>
    </Card>
  )
}

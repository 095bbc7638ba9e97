import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import diff from '../../kit/diff.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

export interface RowDiff {
  table: string
  key: string
  fields: { name: string; before: string | null; after: string | null }[]
}

export interface ChangeModel {
  id: number
  at: Date
  actor: string
  role: string
  approvedBy: string | null
  command: string
  reasonKind: string | null
  reason: string
  undoes: number | null
  undoneBy: number | null
  hash: string
  apps: { id: number; name: string }[]
  rows: RowDiff[]
  /** Rows beyond those that are shown. */
  more: number
  /** When which edge showed it on which page. */
  seen: { edge: string; variant: string; ms: number; seen: boolean }[]
  /** What edges invalidated; null: nothing. */
  /** Whether more may come of it. */
  isLooking: boolean
  purge: { tags: string[]; hard: boolean; sentMs: number | null; doneMs: number | null } | null
}

/** One change: who, when and why, each row before and after, and how soon every edge had it. Of a takedown it is the receipt. */
export const changeView = view<ChangeModel>({
  title: ({ id }) => words.frame.change(id),
  isWaiting: ({ isLooking }) => isLooking,
  View: ({ model }) => (
    <>
      <PageHead
        title={
          <>
            {words.frame.change(model.id)} <span className={look.code}>{model.command}</span>
          </>
        }
        sub={
          <>
            {model.actor} ({words.roles[model.role as keyof typeof words.roles] ?? model.role}),{' '}
            <Time at={model.at} seconds />
          </>
        }
      >
        {model.undoneBy === null && model.command !== 'change.undo' && (
          <CommandForm command="change.undo">
            <input type="hidden" name="change" value={model.id} />
            <Button icon="undo-2">{words.frame.undo}</Button>
          </CommandForm>
        )}
      </PageHead>
      <div className={look.mainAside}>
        <Card id="rows" title={words.changes.rows} body="stack">
          {model.rows.map(({ table, key, fields }) => (
            <dl key={`${table} ${key}`} className={diff.diff}>
              <div>
                <dt>
                  <span className={look.code}>{table}</span> {key}
                </dt>
                {fields.map(({ name, before, after }) => (
                  <dd key={name}>
                    <span className={look.note}>{name}</span>
                    {before !== null && <del>{before}</del>}
                    {after !== null && <ins>{after}</ins>}
                  </dd>
                ))}
              </div>
            </dl>
          ))}
          {model.more > 0 && <p className={look.faint}>{words.changes.more(model.more)}</p>}
        </Card>
        <div className={look.col}>
          <Visible model={model} />
          <Card id="why" title={words.changes.why} body="text">
            <Facts>
              <Fact name={words.form.reason}>
                {model.reasonKind && words.reasons[model.reasonKind as keyof typeof words.reasons]}{' '}
                {model.reason || '–'}
              </Fact>
              {model.approvedBy && <Fact name={words.requests.second}>{model.approvedBy}</Fact>}
              {model.undoes !== null && (
                <Fact name={words.changes.undoes}>
                  <a className={look.link} href={`/changes/${model.undoes}`}>
                    {model.undoes}
                  </a>
                </Fact>
              )}
              {model.undoneBy !== null && (
                <Fact name={words.changes.undoneBy}>
                  <a className={look.link} href={`/changes/${model.undoneBy}`}>
                    {model.undoneBy}
                  </a>
                </Fact>
              )}
              <Fact name={words.changes.apps}>{model.apps.map(({ name }) => name).join(', ') || '–'}</Fact>
              <Fact name={words.changes.hash}>
                <span className={look.mono}>{model.hash}</span>
              </Fact>
            </Facts>
          </Card>
        </div>
      </div>
    </>
  ),
})

/** Fills in by itself (console/browser/look-again.ts). */
function Visible({ model }: { model: ChangeModel }) {
  return (
    <div aria-live="polite">
      <Card
        id="visible"
        title={words.changes.visible}
        at="visible-at"
        body="stack"
        data-again={model.isLooking ? '500' : undefined}
      >
        {model.purge ? (
          <>
            <Seen model={model} />
            <p className={look.quiet}>
              {model.purge.doneMs === null ? words.changes.waiting : words.changes.everyEdge}
            </p>
            <p className={look.note}>
              {model.purge.hard ? words.changes.hard : words.changes.soft}{' '}
              <span className={look.mono}>{model.purge.tags.join(' ')}</span>
            </p>
          </>
        ) : (
          <p className={look.quiet}>{words.changes.nothingTold}</p>
        )}
      </Card>
    </div>
  )
}

/** How soon visitors saw it, on each page, at each edge. */
function Seen({ model: { seen } }: { model: ChangeModel }) {
  const times = seen.filter(one => one.seen).map(({ ms }) => ms)
  return (
    <>
      <p>
        <span className={look.figure} data-visible="">
          {times.length > 0 ? words.changes.milliseconds(Math.max(...times)) : '…'}
        </span>
      </p>
      {seen.length > 0 && (
        <Table
          isCompact
          rows={seen}
          keyOf={({ edge, variant }) => `${edge} ${variant}`}
          columns={[
            { head: words.changes.page, cell: ({ variant }) => variant },
            { head: words.changes.edge, className: look.mono, cell: ({ edge }) => new URL(edge).host },
            {
              head: words.changes.visible,
              align: 'right',
              cell: one => (one.seen ? words.changes.milliseconds(one.ms) : words.changes.notSeen),
            },
          ]}
        />
      )}
    </>
  )
}

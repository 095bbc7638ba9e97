import type { ChangedRow } from '../../../data/db/queries/changes/change.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Differences } from './difference.tsx'
import { differencesOf } from './differences.ts'
import type { Names } from './names.ts'
import { type SaidChange, sentenceOf } from './sentence.ts'
import { type RowDiff, Technical } from './technical.tsx'

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
  /** The import that it is a part of. */
  run: number | null
  /** What its sentence and its fields are made of. */
  change: SaidChange & { rows: ChangedRow[] }
  names: Names
  rows: RowDiff[]
  /** Rows beyond those that are shown. */
  more: number
  /** When which edge showed it on which page. */
  seen: { edge: string; variant: string; ms: number; seen: boolean }[]
  /** Whether more may come of it. */
  isLooking: boolean
  /** What edges invalidated; null: nothing. */
  purge: { tags: string[]; hard: boolean; sentMs: number | null; doneMs: number | null } | null
}

/** One change: who, when and why, each field before and after, and how soon every edge had it. Of a takedown it is the receipt. */
export const changeView = view<ChangeModel>({
  title: ({ id }) => words.frame.change(id),
  isWaiting: ({ isLooking }) => isLooking,
  View: ({ model }) => (
    <>
      <PageHead
        keep
        title={sentenceOf(model.change, model.names)}
        sub={
          <>
            {words.frame.change(model.id)} ·{' '}
            {words.roles[model.role as keyof typeof words.roles] ?? model.role} ·{' '}
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
        <div className={look.col}>
          <Changed model={model} />
          <Technical command={model.command} rows={model.rows} purge={model.purge} hash={model.hash} />
        </div>
        <div className={look.col}>
          <Visible model={model} />
          <Why model={model} />
        </div>
      </div>
    </>
  ),
})

function Changed({ model: { change, names, more } }: { model: ChangeModel }) {
  const differences = differencesOf(change.rows, names, change.apps > 1)
  return (
    <Card id="changed" title={words.changes.rows} body="stack">
      {differences.length > 0 ? (
        <Differences differences={differences} names={names} />
      ) : (
        <p className={look.quiet}>{words.changes.noFields}</p>
      )}
      {more > 0 && <p className={look.faint}>{words.changes.more(more)}</p>}
    </Card>
  )
}

function Why({ model }: { model: ChangeModel }) {
  const { apps, run } = model
  return (
    <Card id="why" title={words.changes.why} body="text">
      <Facts>
        <Fact name={words.form.reason}>
          {model.reasonKind && words.reasons[model.reasonKind as keyof typeof words.reasons]}{' '}
          {model.reason || '–'}
        </Fact>
        {model.approvedBy && <Fact name={words.requests.second}>{model.approvedBy}</Fact>}
        {model.undoes !== null && (
          <Fact name={words.changes.undoes}>
            <ChangeLink change={model.undoes} />
          </Fact>
        )}
        {model.undoneBy !== null && (
          <Fact name={words.changes.undoneBy}>
            <ChangeLink change={model.undoneBy} />
          </Fact>
        )}
        <Fact name={words.changes.apps}>{apps.map(({ name }) => name).join(', ') || '–'}</Fact>
        {run !== null && (
          <Fact name={words.changes.kinds.imports}>
            <a className={look.link} href={`/changes?import=${run}`}>
              {words.changes.partOfImport}
            </a>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

const ChangeLink = ({ change }: { change: number }) => (
  <a className={look.link} href={`/changes/${change}`}>
    {words.frame.change(change)}
  </a>
)

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

import { Card } from '../../kit/card.tsx'
import { Strip } from '../../kit/charts/bars.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'

import type { TodayModel } from './model.ts'

const PROMISE_MS = 2000
const MAX_MS = 2600

export function Fresh({ fresh }: { fresh: TodayModel['fresh'] }) {
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
            <Table
              className="t-s fresh-t"
              rows={fresh.variants}
              keyOf={({ variant }) => variant}
              columns={[
                {
                  head: words.today.shownOn,
                  className: 'nowrap',
                  cell: ({ variant }) => (words.today.variants as Record<string, string>)[variant] ?? variant,
                },
                {
                  head: words.today.halfHours,
                  className: 'only-pc fresh-bars',
                  cell: ({ bars }) => <Strip bars={bars} max={MAX_MS} promise={PROMISE_MS} />,
                },
                { head: 'p50', className: 'r nowrap ink2', cell: ({ p50 }) => words.changes.seconds(p50) },
                { head: 'p99', className: 'r nowrap b', cell: ({ p99 }) => words.changes.seconds(p99) },
              ]}
            />
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

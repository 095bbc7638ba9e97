import { Dot } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { Strip } from '../../kit/charts/bars.tsx'
import look from '../../kit/look.module.css'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { TodayModel } from './model.ts'
import style from './today.module.css'

const PROMISE_MS = 2000
const MAX_MS = 2600

export function Fresh({ fresh }: { fresh: TodayModel['fresh'] }) {
  return (
    <Card
      id="h-fresh"
      title={words.today.fresh}
      beside={<span className={`${look.note} ${look.onlyPc}`}>{words.today.promise}</span>}
      at="fresh"
      body="text"
      foot={
        fresh.lastDone && (
          <>
            <Dot />
            <span>
              {words.today.lastPurge} <Time at={fresh.lastDone} seconds />
            </span>
          </>
        )
      }
    >
      {fresh.p99 === null ? (
        <p className={look.quiet}>{words.today.noneSeen}</p>
      ) : (
        <>
          <div className={`${look.row} ${look.wrap} ${style.top}`}>
            <p>
              <span className={look.figure}>{words.changes.seconds(fresh.p99)}</span>
            </p>
            <p className={look.small}>
              <span className={look.medium}>{words.today.p99}</span>
              <span className={look.noteLine}>{words.today.seen(fresh.seen, fresh.slow)}</span>
            </p>
          </div>
          <Table
            isCompact
            rows={fresh.variants}
            keyOf={({ variant }) => variant}
            columns={[
              {
                head: words.today.shownOn,
                className: look.nowrap,
                cell: ({ variant }) => (words.today.variants as Record<string, string>)[variant] ?? variant,
              },
              {
                head: words.today.halfHours,
                className: `${look.onlyPc} ${style.bars}`,
                cell: ({ bars }) => <Strip bars={bars} max={MAX_MS} promise={PROMISE_MS} />,
              },
              ...(['p50', 'p99'] as const).map(name => ({
                head: name,
                align: 'right' as const,
                className: name === 'p99' ? look.strong : look.quiet,
                cell: (variant: TodayModel['fresh']['variants'][number]) =>
                  words.changes.seconds(variant[name]),
              })),
            ]}
          />
        </>
      )}
    </Card>
  )
}

import card from '../../kit/card.module.css'
import charts from '../../kit/charts/charts.module.css'
import { LineChart } from '../../kit/charts/line.tsx'
import { Empty } from '../../kit/empty.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import { Delta, Funnel, Vitals } from '../numbers/parts.tsx'

import type { TodayModel } from './model.ts'

export function Numbers({ model: { numbers, isCounted, span } }: { model: TodayModel }) {
  if (!numbers)
    return (
      <Empty icon="chart-line" isCard>
        {isCounted ? words.today.noNumbers : words.today.notCounted}
      </Empty>
    )
  const { downloads, downloadsBefore, views, viewsBefore, line, lineBefore, funnel, vitals } = numbers
  return (
    <div className={look.halves}>
      <section className={card.card} aria-labelledby="h-dl">
        <div className={card.body}>
          <div className={`${look.row} ${look.between}`}>
            <div>
              <h2 className={look.note} id="h-dl">
                {words.today.downloads}
              </h2>
              <div className={look.figure}>{words.count(downloads)}</div>
              <Delta now={downloads} before={downloadsBefore} />
            </div>
            <div className={look.right}>
              <div className={look.note}>{words.today.views}</div>
              <div className={look.title}>{words.count(views)}</div>
              <Delta now={views} before={viewsBefore} />
            </div>
          </div>
          <LineChart
            values={line}
            before={lineBefore}
            labels={line.map((_, i) => (span === 1 ? String(i) : String(i + 1)))}
            title={words.today.downloads}
          />
          <p className={charts.legend}>
            <span>
              <i />
              {words.today.now}
            </span>
            <span>
              <i className={charts.dashed} />
              {words.today.weekBefore}
            </span>
          </p>
        </div>
      </section>
      <div className={look.col}>
        <Funnel counts={funnel} />
        <Vitals vitals={vitals} />
      </div>
    </div>
  )
}

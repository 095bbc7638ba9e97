import { LineChart } from '../../kit/charts/line.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { Delta, Funnel, Vitals } from '../numbers/parts.tsx'

import type { TodayModel } from './model.ts'

export function Numbers({ model: { numbers, span } }: { model: TodayModel }) {
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

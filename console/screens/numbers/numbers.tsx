import { AppIcon } from '../../kit/app-icon.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Meter } from '../../kit/charts/bars.tsx'
import { LineChart } from '../../kit/charts/line.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import {
  ALL,
  type AppNumbers,
  COMPARED,
  MEASURES,
  type Numbers,
  type NumbersModel,
  numbersPath,
  SPANS,
  type WantedNumbers,
} from './model.ts'
import { Delta, Funnel, Vitals } from './parts.tsx'

export const numbersView = view<NumbersModel>({
  title: () => words.places.numbers,
  View: ({ model: { wanted, from, to, appName, numbers } }) => (
    <>
      <PageHead
        title={words.places.numbers}
        sub={words.numbers.sub(from, to, words.numbers.compares[wanted.compare])}
      >
        <ButtonLink icon="download" href={numbersPath(wanted, {}, '.csv')}>
          {words.numbers.export}
        </ButtonLink>
      </PageHead>
      <Filters wanted={wanted} appName={appName} channels={numbers?.channels ?? []} />
      {numbers ? (
        <div className="main-aside">
          <div className="col">
            <Chart wanted={wanted} numbers={numbers} />
            {wanted.app === 0 && <Apps apps={numbers.apps} wanted={wanted} />}
          </div>
          <div className="col">
            <Funnel counts={numbers.funnel} />
            <Channels wanted={wanted} channels={numbers.channels} />
            <Vitals vitals={numbers.vitals} />
          </div>
        </div>
      ) : (
        <section className="card empty">
          <Icon name="chart-line" size={20} />
          <p>{words.today.noNumbers}</p>
        </section>
      )}
    </>
  ),
})

function Filters({
  wanted,
  appName,
  channels,
}: {
  wanted: WantedNumbers
  appName: string | null
  channels: Numbers['channels']
}) {
  const named = channels.map(({ channel }) => channel)
  const shown = wanted.channel === ALL || named.includes(wanted.channel) ? named : [...named, wanted.channel]
  return (
    <form className="filters" action="/numbers">
      {wanted.measure !== 'downloads' && <input type="hidden" name="measure" value={wanted.measure} />}
      <select className="sel" name="days" defaultValue={wanted.days} aria-label={words.today.span}>
        {SPANS.map(days => (
          <option key={days} value={days}>
            {words.today.days(days)}
          </option>
        ))}
      </select>
      <select className="sel" name="compare" defaultValue={wanted.compare} aria-label={words.numbers.compare}>
        {COMPARED.map(name => (
          <option key={name} value={name}>
            {words.numbers.compares[name]}
          </option>
        ))}
      </select>
      <select className="sel" name="channel" defaultValue={wanted.channel} aria-label={words.numbers.channel}>
        <option value={ALL}>{words.numbers.allChannels}</option>
        {shown.map(channel => (
          <option key={channel} value={channel}>
            {words.numbers.channelName(channel)}
          </option>
        ))}
      </select>
      <input
        className="in"
        name="app"
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={wanted.app || ''}
        aria-label={words.numbers.app}
        placeholder={words.numbers.app}
      />
      <Button>{words.list.filter}</Button>
      {appName && (
        <a className="chip chip-on" href={numbersPath(wanted, { app: 0 })}>
          {appName}
          <Icon name="x" size={14} />
          <span className="sr">{words.numbers.allApps}</span>
        </a>
      )}
    </form>
  )
}

function Chart({ wanted, numbers: { sums, days } }: { wanted: WantedNumbers; numbers: Numbers }) {
  const { measure } = wanted
  return (
    <section className="card" aria-label={words.numbers.measures[measure]}>
      <nav className="kpis kpis-3" aria-label={words.numbers.measure}>
        {MEASURES.map(name => (
          <a
            key={name}
            className="kpi stat"
            href={numbersPath(wanted, { measure: name })}
            aria-current={name === measure ? 'true' : undefined}
          >
            <span className="lab">{words.numbers.measures[name]}</span>
            <span className="t20 b block">{words.count(sums[name].now)}</span>
            <Delta now={sums[name].now} before={sums[name].before} />
          </a>
        ))}
      </nav>
      <div className="card-b">
        <LineChart
          values={days.map(({ now }) => now)}
          before={days.map(({ before }) => before)}
          labels={days.map(({ day }) => day.slice(5))}
          title={words.numbers.measures[measure]}
          width={680}
        />
        <p className="legend">
          <span>
            <i />
            {words.numbers.period}
          </span>
          <span>
            <i className="d" />
            {words.numbers.compares[wanted.compare]}
          </span>
          <span className="end ink3">{words.numbers.wholeDays}</span>
        </p>
        <details>
          <summary className="link t12">{words.numbers.asTable}</summary>
          <Table
            className="t-s"
            rows={days}
            keyOf={({ day }) => day}
            columns={[
              { head: words.numbers.day, cell: ({ day }) => day },
              { head: words.numbers.period, className: 'r', cell: ({ now }) => words.count(now) },
              {
                head: words.numbers.compares[wanted.compare],
                className: 'r',
                cell: ({ before }) => words.count(before),
              },
            ]}
          />
        </details>
      </div>
    </section>
  )
}

function Apps({ apps, wanted }: { apps: AppNumbers[]; wanted: WantedNumbers }) {
  return (
    <Card id="h-top" title={words.numbers.topApps}>
      {apps.length === 0 && <p className="card-b ink2">{words.numbers.noneYet}</p>}
      {apps.length > 0 && (
        <Table
          rows={apps}
          keyOf={({ id }) => id}
          columns={[
            {
              head: words.places.apps,
              cell: ({ id, name, packageName, icon }) => (
                <div className="app">
                  {icon && <AppIcon icon={icon} />}
                  <div>
                    <a className="name cut" href={numbersPath(wanted, { app: id })}>
                      {name}
                    </a>
                    <div className="mono ink3 cut">{packageName}</div>
                  </div>
                </div>
              ),
            },
            ...(['views', 'clicks', 'downloads'] as const).map(measure => ({
              head: words.numbers.measures[measure],
              className: measure === 'downloads' ? 'r b' : 'r',
              cell: (app: AppNumbers) => words.count(app[measure]),
            })),
            { head: words.numbers.change, className: 'r', cell: ({ change }) => <Change change={change} /> },
          ]}
        />
      )}
    </Card>
  )
}

function Change({ change }: { change: number | undefined }) {
  if (change === undefined) return '–'
  return <span className={change >= 0 ? 'delta up' : 'delta down'}>{words.numbers.percent(change)}</span>
}

function Channels({ wanted, channels }: { wanted: WantedNumbers; channels: Numbers['channels'] }) {
  const measured = channels.map(one => ({
    ...one,
    value: wanted.measure === 'downloads' ? one.downloads : one.views,
  }))
  const all = measured.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card id="h-from" title={words.numbers.whereFrom}>
      <div className="card-b funnel">
        {all === 0 && <p className="ink2">{words.numbers.noneYet}</p>}
        {measured
          .toSorted((a, b) => b.value - a.value)
          .map(({ channel, value }) => (
            <div key={channel} className="fun">
              <span>{words.numbers.channelName(channel)}</span>
              <Meter part={all > 0 ? value / all : 0} />
              <b className="r m">{words.numbers.share(all > 0 ? value / all : 0)}</b>
            </div>
          ))}
      </div>
    </Card>
  )
}

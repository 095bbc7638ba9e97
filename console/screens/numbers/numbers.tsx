import { ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Meter } from '../../kit/charts/bars.tsx'
import charts from '../../kit/charts/charts.module.css'
import { LineChart } from '../../kit/charts/line.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Filters } from '../../kit/filters.tsx'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { AppCell, Table } from '../../kit/table.tsx'
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
import style from './numbers.module.css'
import { Change, Delta, Funnel, Vitals } from './parts.tsx'

export const numbersView = view<NumbersModel>({
  title: () => words.places.numbers,
  View: ({ model: { wanted, from, to, picked, numbers, isCounted } }) => (
    <>
      <PageHead
        title={words.places.numbers}
        sub={words.numbers.sub(from, to, words.numbers.compares[wanted.compare])}
      >
        <ButtonLink icon="download" href={numbersPath(wanted, {}, '.csv')}>
          {words.numbers.export}
        </ButtonLink>
      </PageHead>
      <Choose wanted={wanted} picked={picked} channels={numbers?.channels ?? []} />
      {numbers ? (
        <div className={look.mainAside}>
          <div className={look.col}>
            <Chart wanted={wanted} numbers={numbers} />
            {wanted.app === 0 && <Apps apps={numbers.apps} wanted={wanted} />}
          </div>
          <div className={look.col}>
            <Funnel counts={numbers.funnel} />
            <Channels wanted={wanted} channels={numbers.channels} />
            <Vitals vitals={numbers.vitals} />
          </div>
        </div>
      ) : (
        <Empty icon="chart-line" isCard>
          {isCounted ? words.today.noNumbers : words.today.notCounted}
        </Empty>
      )}
    </>
  ),
})

function Choose({
  wanted,
  picked,
  channels,
}: {
  wanted: WantedNumbers
  picked: NumbersModel['picked']
  channels: Numbers['channels']
}) {
  const named = channels.map(({ channel }) => channel)
  const shown = wanted.channel === ALL || named.includes(wanted.channel) ? named : [...named, wanted.channel]
  const options = {
    days: SPANS.map(days => [String(days), words.today.days(days)] as const),
    compare: COMPARED.map(name => [name, words.numbers.compares[name]] as const),
    channel: [
      [ALL, words.numbers.allChannels] as const,
      ...shown.map(channel => [channel, words.numbers.channelName(channel)] as const),
    ],
  }
  return (
    <Filters
      action="/numbers"
      hidden={wanted.measure === 'downloads' ? {} : { measure: wanted.measure }}
      filters={[
        { name: 'days', value: wanted.days, label: words.today.span, options: options.days },
        { name: 'compare', value: wanted.compare, label: words.numbers.compare, options: options.compare },
        { name: 'channel', value: wanted.channel, label: words.numbers.channel, options: options.channel },
        { name: 'app', value: wanted.app || null, label: words.numbers.app, type: 'app', picked },
      ]}
    >
      {wanted.app > 0 && (
        <a className={style.chip} href={numbersPath(wanted, { app: 0 })}>
          {picked?.name ?? wanted.app}
          <Icon name="x" size={14} />
          <span className={look.srOnly}>{words.numbers.allApps}</span>
        </a>
      )}
    </Filters>
  )
}

function Chart({ wanted, numbers: { sums, days } }: { wanted: WantedNumbers; numbers: Numbers }) {
  const { measure } = wanted
  return (
    <section className={card.card} aria-label={words.numbers.measures[measure]}>
      <nav className={style.sums} aria-label={words.numbers.measure}>
        {MEASURES.map(name => (
          <a
            key={name}
            className={style.sum}
            href={numbersPath(wanted, { measure: name })}
            aria-current={name === measure ? 'true' : undefined}
          >
            <span className={look.note}>{words.numbers.measures[name]}</span>
            <span className={`${look.title} ${look.block}`}>{words.count(sums[name].now)}</span>
            <Delta now={sums[name].now} before={sums[name].before} />
          </a>
        ))}
      </nav>
      <div className={card.body}>
        <LineChart
          values={days.map(({ now }) => now)}
          before={days.map(({ before }) => before)}
          labels={days.map(({ day }) => day.slice(5))}
          title={words.numbers.measures[measure]}
          width={680}
        />
        <p className={charts.legend}>
          <span>
            <i />
            {words.numbers.period}
          </span>
          <span>
            <i className={charts.dashed} />
            {words.numbers.compares[wanted.compare]}
          </span>
          <span className={`${look.end} ${look.faint}`}>{words.numbers.wholeDays}</span>
        </p>
        <details>
          <summary className={look.smallLink}>{words.numbers.asTable}</summary>
          <Table
            isCompact
            rows={days}
            keyOf={({ day }) => day}
            columns={[
              { head: words.numbers.day, cell: ({ day }) => day },
              { head: words.numbers.period, align: 'right', cell: ({ now }) => words.count(now) },
              {
                head: words.numbers.compares[wanted.compare],
                align: 'right',
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
      {apps.length === 0 && <p className={card.text}>{words.numbers.noneYet}</p>}
      {apps.length > 0 && (
        <Table
          rows={apps}
          keyOf={({ id }) => id}
          columns={[
            {
              head: words.places.apps,
              cell: ({ id, ...app }) => <AppCell {...app} href={numbersPath(wanted, { app: id })} />,
            },
            ...(['views', 'clicks', 'downloads'] as const).map(measure => ({
              head: words.numbers.measures[measure],
              className: measure === 'downloads' ? 'r b' : 'r',
              cell: (app: AppNumbers) => words.count(app[measure]),
            })),
            {
              head: words.numbers.change,
              align: 'right',
              cell: ({ change }) =>
                change === undefined ? '–' : <Change by={change}>{words.numbers.percent(change)}</Change>,
            },
          ]}
        />
      )}
    </Card>
  )
}

function Channels({ wanted, channels }: { wanted: WantedNumbers; channels: Numbers['channels'] }) {
  const measured = channels.map(one => ({
    ...one,
    value: wanted.measure === 'downloads' ? one.downloads : one.views,
  }))
  const all = measured.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card id="h-from" title={words.numbers.whereFrom}>
      <div className={`${card.body} ${style.funnel}`}>
        {all === 0 && <p className={look.quiet}>{words.numbers.noneYet}</p>}
        {measured
          .toSorted((a, b) => b.value - a.value)
          .map(({ channel, value }) => (
            <div key={channel} className={style.step}>
              <span>{words.numbers.channelName(channel)}</span>
              <Meter part={all > 0 ? value / all : 0} />
              <b className={`${look.right} ${look.medium}`}>
                {words.numbers.share(all > 0 ? value / all : 0)}
              </b>
            </div>
          ))}
      </div>
    </Card>
  )
}

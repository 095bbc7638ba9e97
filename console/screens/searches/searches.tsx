import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import charts from '../../kit/charts/charts.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'
import form from '../../kit/form.module.css'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Picker } from '../../kit/picker.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { ListPlaces, RankedApp, SearchesModel } from './model.ts'
import style from './searches.module.css'

/** What visitors search for, what they don't find, and why an app ranks where it does. */
export const searchesView = view<SearchesModel>({
  title: () => words.places.searches,
  View: ({ model: { missed, sought, query, ranked, app, picked, lists } }) => (
    <>
      <PageHead title={words.places.searches} sub={words.searches.sub} />
      <div className={look.halves}>
        <div className={look.col}>
          <Words id="h-missed" title={words.searches.missed} none={words.searches.noneMissed} list={missed} />
          <Words id="h-sought" title={words.searches.sought} none={words.searches.noneSought} list={sought} />
        </div>
        <div className={look.col}>
          <Card id="h-why" title={words.searches.why} body="stack">
            <form className={look.row} action="/searches">
              <input
                className={`${form.input} ${look.grow}`}
                name="q"
                type="search"
                maxLength={60}
                defaultValue={query}
                aria-label={words.searches.words}
                placeholder={words.searches.words}
              />
              <Button>{words.searches.explain}</Button>
            </form>
            {ranked && <Ranked ranked={ranked} />}
          </Card>
          <Card id="h-lists" title={words.searches.inLists} body="stack">
            <form className={look.row} action="/searches">
              <div className={look.grow}>
                <Picker name="app" label={words.numbers.app} value={app} picked={picked} isBare />
              </div>
              <Button>{words.searches.explain}</Button>
            </form>
            {lists === null && <p className={look.quiet}>{words.searches.noApp}</p>}
            {lists && <Lists lists={lists} />}
          </Card>
        </div>
      </div>
    </>
  ),
})

function Words({
  id,
  title,
  none,
  list,
}: {
  id: string
  title: string
  none: string
  list: SearchesModel['missed']
}) {
  return (
    <Card id={id} title={title}>
      {list.length === 0 ? (
        <p className={card.text}>{none}</p>
      ) : (
        <Table
          isCompact
          rows={list}
          keyOf={({ word }) => word}
          columns={[
            {
              head: words.searches.word,
              cell: ({ word }) => (
                <a className={look.link} href={`/searches?q=${encodeURIComponent(word)}`}>
                  {word}
                </a>
              ),
            },
            { head: words.searches.times, align: 'right', cell: ({ searches }) => words.count(searches) },
          ]}
        />
      )}
    </Card>
  )
}

const TERMS = ['worth', 'popularity', 'language'] as const

function Ranked({ ranked }: { ranked: RankedApp[] }) {
  if (ranked.length === 0) return <p className={look.quiet}>{words.searches.nothing}</p>
  const totalOf = (app: RankedApp) => app.worth + app.popularity + app.language
  const max = Math.max(...ranked.map(totalOf))
  return (
    <>
      <p className={charts.legend}>
        {TERMS.map(term => (
          <span key={term}>
            <span className={`${style.square} ${style[term]}`} />
            {words.searches.terms[term]}
          </span>
        ))}
      </p>
      <ol className={`${look.list} ${style.ranked}`}>
        {ranked.map((app, place) => (
          <li key={app.id}>
            <span className={`${look.strong} ${look.right}`}>{place + 1}</span>
            <AppIcon icon={app.icon} />
            <div className={look.grow}>
              <div className={`${look.row} ${look.between}`}>
                <b className={look.strong} lang={app.lang ?? undefined}>
                  {app.name}
                </b>
                <b>{totalOf(app).toFixed(2)}</b>
              </div>
              <Terms app={app} max={max} />
              <span className={look.note}>{app.ways.map(way => words.searches.ways[way]).join(' + ')}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className={look.note}>{words.searches.help}</p>
    </>
  )
}

/** The score as one bar of its terms. */
function Terms({ app, max }: { app: RankedApp; max: number }) {
  const said = TERMS.map(term => `${words.searches.terms[term]} ${app[term].toFixed(2)}`).join(', ')
  let at = 0
  return (
    <svg className={style.terms} role="img" aria-label={said}>
      {TERMS.map(term => {
        const from = at
        const width = (app[term] / max) * 100
        at += width
        return <rect key={term} className={style[term]} x={`${from}%`} width={`${width}%`} height="100%" />
      })}
    </svg>
  )
}

function Lists({ lists }: { lists: ListPlaces }) {
  const named = (list: string) => (words.searches.lists as Record<string, string>)[list] ?? list
  return (
    <>
      <h3 className={look.strong}>{lists.name}</h3>
      <Facts>
        {(
          [
            ['week', lists.week],
            ['lastWeek', lists.lastWeek],
            ['downloads', lists.downloads],
          ] as const
        ).map(([name, value]) => (
          <Fact key={name} name={words.searches.decides[name]}>
            {words.count(value)}
          </Fact>
        ))}
        <Fact name={words.searches.decides.stars}>
          {lists.stars === null ? '–' : words.searches.stars(lists.stars, lists.raters)}
        </Fact>
        <Fact name={words.searches.decides.addedAt}>
          <Time at={lists.addedAt} />
        </Fact>
      </Facts>
      {lists.places.length === 0 ? (
        <p className={look.quiet}>{words.searches.inNoList}</p>
      ) : (
        <Table
          isCompact
          rows={lists.places}
          keyOf={({ list, sort }) => `${list} ${sort}`}
          columns={[
            { head: words.searches.list, cell: ({ list }) => named(list) },
            { head: words.searches.order, cell: ({ sort }) => shared.listSorts[sort] },
            { head: words.searches.place, align: 'right', cell: ({ place, of }) => `${place} / ${of}` },
          ]}
        />
      )}
      <p className={look.note}>{words.searches.listsHelp}</p>
    </>
  )
}

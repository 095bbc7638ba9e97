import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { ListPlaces, RankedApp, SearchesModel } from './model.ts'

/** What visitors search for, what they do not find, and why an app stands where it does. */
export const searchesView = view<SearchesModel>({
  title: () => words.places.searches,
  View: ({ model: { missed, sought, query, ranked, app, lists } }) => (
    <>
      <PageHead title={words.places.searches} sub={words.searches.sub} />
      <div className="grid-2">
        <div className="col">
          <Words id="h-missed" title={words.searches.missed} none={words.searches.noneMissed} list={missed} />
          <Words id="h-sought" title={words.searches.sought} none={words.searches.noneSought} list={sought} />
        </div>
        <div className="col">
          <Card id="h-why" title={words.searches.why}>
            <div className="card-b col">
              <form className="row" action="/searches">
                <input
                  className="in grow"
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
            </div>
          </Card>
          <Card id="h-lists" title={words.searches.inLists}>
            <div className="card-b col">
              <form className="row" action="/searches">
                <input
                  className="in grow"
                  name="app"
                  inputMode="numeric"
                  pattern="[0-9]*"
                  defaultValue={app ?? ''}
                  aria-label={words.numbers.app}
                  placeholder={words.numbers.app}
                />
                <Button>{words.searches.explain}</Button>
              </form>
              {lists === null && <p className="ink2">{words.searches.noApp}</p>}
              {lists && <Lists lists={lists} />}
            </div>
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
        <p className="card-b ink2">{none}</p>
      ) : (
        <Table
          className="t-s"
          rows={list}
          keyOf={({ word }) => word}
          columns={[
            {
              head: words.searches.word,
              cell: ({ word }) => (
                <a className="link" href={`/searches?q=${encodeURIComponent(word)}`}>
                  {word}
                </a>
              ),
            },
            { head: words.searches.times, className: 'r', cell: ({ searches }) => words.count(searches) },
          ]}
        />
      )}
    </Card>
  )
}

const TERMS = ['worth', 'popularity', 'language'] as const

function Ranked({ ranked }: { ranked: RankedApp[] }) {
  if (ranked.length === 0) return <p className="ink2">{words.searches.nothing}</p>
  const totalOf = (app: RankedApp) => app.worth + app.popularity + app.language
  const max = Math.max(...ranked.map(totalOf))
  return (
    <>
      <p className="legend">
        {TERMS.map((term, i) => (
          <span key={term}>
            <span className={`sq sq-${i}`} />
            {words.searches.terms[term]}
          </span>
        ))}
      </p>
      <ol className="list rank">
        {ranked.map((app, place) => (
          <li key={app.id}>
            <span className="b r">{place + 1}</span>
            <AppIcon icon={app.icon} />
            <div className="grow">
              <div className="row between">
                <b className="b" lang={app.lang ?? undefined}>
                  {app.name}
                </b>
                <b className="b">{totalOf(app).toFixed(2)}</b>
              </div>
              <Terms app={app} max={max} />
              <span className="t12 ink3">{app.ways.map(way => words.searches.ways[way]).join(' + ')}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className="help">{words.searches.help}</p>
    </>
  )
}

/** The score as one bar of its terms. */
function Terms({ app, max }: { app: RankedApp; max: number }) {
  const said = TERMS.map(term => `${words.searches.terms[term]} ${app[term].toFixed(2)}`).join(', ')
  let at = 0
  return (
    <svg className="stack-svg" role="img" aria-label={said}>
      {TERMS.map((term, i) => {
        const from = at
        const width = (app[term] / max) * 100
        at += width
        return <rect key={term} className={`st-${i}`} x={`${from}%`} width={`${width}%`} height="100%" />
      })}
    </svg>
  )
}

function Lists({ lists }: { lists: ListPlaces }) {
  const named = (list: string) => (words.searches.lists as Record<string, string>)[list] ?? list
  return (
    <>
      <h3 className="b">{lists.name}</h3>
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
        <p className="ink2">{words.searches.inNoList}</p>
      ) : (
        <Table
          className="t-s"
          rows={lists.places}
          keyOf={({ list, sort }) => `${list} ${sort}`}
          columns={[
            { head: words.searches.list, cell: ({ list }) => named(list) },
            { head: words.searches.order, cell: ({ sort }) => shared.listSorts[sort] },
            { head: words.searches.place, className: 'r', cell: ({ place, of }) => `${place} / ${of}` },
          ]}
        />
      )}
      <p className="help">{words.searches.listsHelp}</p>
    </>
  )
}

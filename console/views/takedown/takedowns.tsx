import { words } from '../../words/words.ts'
import { AppIcon } from '../app-icon.tsx'
import type { AppHeadModel } from '../apps/app-head.tsx'
import { Card } from '../card.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'

export interface TakedownLine {
  id: number
  at: string
  actor: string
  reason: string
  reasonKind: string | null
  app: number
  name: string | null
  /** false: it came back. */
  isDown: boolean
}

export interface TakedownsModel {
  /** What was asked for; '': nothing. */
  sought: string
  found: AppHeadModel | undefined
  takedowns: TakedownLine[]
}

/** Which app, and what was taken down lately. */
export const takedownsView = view<TakedownsModel>({
  title: () => words.places.takedown,
  View: ({ model: { sought, found, takedowns } }) => (
    <>
      <PageHead title={words.places.takedown} sub={words.takedown.sub} />
      <form className="filters" action="/takedown">
        <input
          className="in"
          name="app"
          defaultValue={sought}
          aria-label={words.takedown.which}
          placeholder={words.takedown.which}
          required
        />
        <button className="btn" type="submit">
          <Icon name="search" />
          {words.takedown.find}
        </button>
      </form>
      {found && (
        <section className="card row row-12 found-app" aria-label={found.name}>
          <AppIcon icon={found.icon} size={48} />
          <div className="grow">
            <b className="b t16">{found.name}</b>
            <p className="mono ink3">{found.packageName}</p>
          </div>
          <a className="btn btn-dl" href={`/apps/${found.id}/takedown`}>
            {words.takedown.goOn}
          </a>
        </section>
      )}
      {sought && !found && (
        <p className="al">
          <Icon name="info" />
          {words.takedown.noneFound}
        </p>
      )}
      <Card id="h-l" title={words.takedown.lately}>
        {takedowns.length === 0 ? (
          <div className="empty">
            <Icon name="check" size={20} />
            <p>{words.takedown.none}</p>
          </div>
        ) : (
          <div className="tw">
            <table className="t">
              <thead>
                <tr>
                  <th>{words.changes.when}</th>
                  <th>{words.places.apps}</th>
                  <th>{words.form.reason}</th>
                  <th>{words.changes.who}</th>
                  <th>{words.takedown.receipt}</th>
                </tr>
              </thead>
              <tbody>
                {takedowns.map(line => (
                  <tr key={line.id}>
                    <td className="nowrap">
                      <Time at={line.at} />
                    </td>
                    <td>
                      {line.name} {!line.isDown && <span className="bdg">{words.takedown.cameBack}</span>}
                    </td>
                    <td>
                      {words.reasons[line.reasonKind as keyof typeof words.reasons] ?? ''} {line.reason}
                    </td>
                    <td>{line.actor}</td>
                    <td>
                      <a className="link" href={`/apps/${line.app}/takedown/receipt`}>
                        {words.frame.change(line.id)}
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
    </>
  ),
})

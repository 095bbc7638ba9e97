import { words } from '../../words/words.ts'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import { type RecordModel, RecordState } from './record-state.tsx'

export interface ChangeLine {
  id: number
  at: string
  actor: string
  command: string
  about: string
  reason: string
  /** Until the last edge showed it on the last page; null: nobody has looked, or there was nothing to see. */
  ms: number | null
  isUndone: boolean
}

export interface ChangesModel {
  changes: ChangeLine[]
  older: string | null
  query: { who: string; command: string; app: string }
  record: RecordModel
}

export const changesView = view<ChangesModel>({
  title: () => words.places.changes,
  View: ({ model: { changes, older, query, record } }) => (
    <>
      <PageHead title={words.places.changes} sub={words.changes.sub}>
        <a className="btn" href="/changes?check=1">
          <Icon name="link" />
          {words.changes.check}
        </a>
      </PageHead>
      <RecordState record={record} />
      <form className="filters">
        <input
          className="in"
          name="who"
          defaultValue={query.who}
          aria-label={words.changes.who}
          placeholder={words.changes.who}
        />
        <input
          className="in"
          name="command"
          defaultValue={query.command}
          aria-label={words.changes.command}
          placeholder={words.changes.command}
        />
        <input
          className="in"
          name="app"
          defaultValue={query.app}
          aria-label={words.changes.app}
          placeholder={words.changes.app}
        />
        <button className="btn" type="submit">
          {words.changes.filter}
        </button>
      </form>
      <div className="card tw">
        <table className="t">
          <thead>
            <tr>
              <th>{words.changes.number}</th>
              <th>{words.changes.when}</th>
              <th>{words.changes.who}</th>
              <th>{words.changes.command}</th>
              <th>{words.changes.about}</th>
              <th className="r">{words.changes.visible}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, at, actor, command, about, reason, ms, isUndone }) => (
              <tr key={id} className={isUndone ? 'crow-off' : undefined}>
                <td>
                  <a className="link" href={`/changes/${id}`}>
                    {id}
                  </a>
                </td>
                <td className="nowrap">
                  <Time at={at} seconds />
                </td>
                <td>{actor}</td>
                <td>
                  <span className="code">{command}</span>
                </td>
                <td>
                  <b>{about}</b> <span className="ink3">{reason}</span>
                </td>
                <td className="r nowrap">{ms === null ? '–' : words.changes.seconds(ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {older && (
          <div className="card-f">
            <a className="btn btn-s" href={older}>
              {words.changes.older}
            </a>
          </div>
        )}
      </div>
    </>
  ),
})

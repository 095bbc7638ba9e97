import { words } from '../../words/words.ts'
import { Field, Token } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { useRequest } from '../request-context.ts'
import { Time } from '../time.tsx'
import { view } from '../view.ts'

export interface RequestModel {
  id: number
  command: string
  input: string
  reason: string
  app: number | null
  /** The app's or the person's name. */
  about: string | null
  by: string
  byId: number
  at: string
  expiresAt: string
  state: 'open' | 'expired' | 'agreed' | 'refused' | 'takenBack'
  decidedBy: string | null
  word: string
  change: number | null
  undoes: { id: number; command: string; actor: string; at: string; reason: string } | null
}

/** What waits for a second person. Nobody approves their own request. */
export const requestsView = view<{ requests: RequestModel[] }>({
  title: () => words.places.requests,
  View({ model: { requests } }) {
    const { person } = useRequest()
    return (
      <>
        <PageHead title={words.places.requests} sub={words.requests.sub} />
        {requests.length === 0 && (
          <div className="card empty">
            <Icon name="users-round" size={20} />
            <p>{words.requests.none}</p>
          </div>
        )}
        <div className="col">
          {requests.map(request => (
            <section
              key={request.id}
              className="card"
              aria-label={`${request.command} ${request.about ?? ''}`}
            >
              <div className="card-h">
                <h2>
                  <span className="code">{request.command}</span> {request.about}
                </h2>
                <span className={request.state === 'open' ? 'bdg bdg-warn' : 'bdg'}>
                  {words.requests[request.state]}
                </span>
              </div>
              <div className="card-b col">
                <dl className="kv">
                  <div>
                    <dt>{words.requests.by}</dt>
                    <dd>
                      {request.by}, <Time at={request.at} seconds />
                    </dd>
                  </div>
                  <div>
                    <dt>{words.form.reason}</dt>
                    <dd>{request.reason || '–'}</dd>
                  </div>
                  <div>
                    <dt>{words.requests.input}</dt>
                    <dd className="mono">{request.input}</dd>
                  </div>
                  {request.undoes && (
                    <div>
                      <dt>{words.requests.undoes}</dt>
                      <dd>
                        <a className="link" href={`/changes/${request.undoes.id}`}>
                          {words.frame.change(request.undoes.id)}
                        </a>{' '}
                        <span className="code">{request.undoes.command}</span> {request.undoes.actor},{' '}
                        <Time at={request.undoes.at} />
                        {request.undoes.reason && <span className="block">{request.undoes.reason}</span>}
                      </dd>
                    </div>
                  )}
                  {request.decidedBy && (
                    <div>
                      <dt>{words.requests.second}</dt>
                      <dd>
                        {request.decidedBy} {request.word}
                        {request.change && (
                          <>
                            {' '}
                            <a className="link" href={`/changes/${request.change}`}>
                              {words.frame.change(request.change)}
                            </a>
                          </>
                        )}
                      </dd>
                    </div>
                  )}
                </dl>
                {request.state === 'open' &&
                  (request.byId === person?.id ? (
                    <form method="post" action={`/requests/${request.id}`} className="col">
                      <Token />
                      <p className="al">
                        <Icon name="clock" />
                        <span>
                          {words.requests.waits} <Time at={request.expiresAt} />
                        </span>
                      </p>
                      <div>
                        <button className="btn" type="submit" name="agree" value="no">
                          {words.requests.takeBack}
                        </button>
                      </div>
                    </form>
                  ) : (
                    <form method="post" action={`/requests/${request.id}`} className="col">
                      <Token />
                      <Field name="word" label={words.requests.word} help={words.requests.wordHelp} />
                      <div className="two-a">
                        <button className="btn btn-p" type="submit" name="agree" value="yes">
                          {words.requests.agree}
                        </button>
                        <button className="btn" type="submit" name="agree" value="no">
                          {words.requests.refuse}
                        </button>
                      </div>
                    </form>
                  ))}
              </div>
            </section>
          ))}
        </div>
      </>
    )
  },
})

import type { RequestRow } from '../../../data/db/queries/requests/requests.ts'
import { Alert } from '../../kit/alert.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Field, Token } from '../../kit/form.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

export type RequestState = 'open' | 'expired' | 'agreed' | 'refused' | 'takenBack'

export interface RequestModel extends RequestRow {
  state: RequestState
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
          <Empty icon="users-round" isCard>
            {words.requests.none}
          </Empty>
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
                <Badge tone={request.state === 'open' ? 'warn' : undefined}>
                  {words.requests[request.state]}
                </Badge>
              </div>
              <div className="card-b col">
                <Facts>
                  <Fact name={words.requests.by}>
                    {request.by}, <Time at={request.at} seconds />
                  </Fact>
                  <Fact name={words.form.reason}>{request.reason || '–'}</Fact>
                  <Fact name={words.requests.input}>
                    <span className="mono">{JSON.stringify(request.input)}</span>
                  </Fact>
                  {request.undoes && (
                    <Fact name={words.requests.undoes}>
                      <a className="link" href={`/changes/${request.undoes.id}`}>
                        {words.frame.change(request.undoes.id)}
                      </a>{' '}
                      <span className="code">{request.undoes.command}</span> {request.undoes.actor},{' '}
                      <Time at={request.undoes.at} />
                      {request.undoes.reason && <span className="block">{request.undoes.reason}</span>}
                    </Fact>
                  )}
                  {request.decidedBy && (
                    <Fact name={words.requests.second}>
                      {request.decidedBy} {request.word}
                      {request.change && (
                        <>
                          {' '}
                          <a className="link" href={`/changes/${request.change}`}>
                            {words.frame.change(request.change)}
                          </a>
                        </>
                      )}
                    </Fact>
                  )}
                </Facts>
                {request.state === 'open' &&
                  (request.byId === person?.id ? (
                    <form method="post" action={`/requests/${request.id}`} className="col">
                      <Token />
                      <Alert icon="clock">
                        <span>
                          {words.requests.waits} <Time at={request.expiresAt} />
                        </span>
                      </Alert>
                      <div>
                        <Button name="agree" value="no">
                          {words.requests.takeBack}
                        </Button>
                      </div>
                    </form>
                  ) : (
                    <form method="post" action={`/requests/${request.id}`} className="col">
                      <Token />
                      <Field name="word" label={words.requests.word} help={words.requests.wordHelp} />
                      <div className="two-a">
                        <Button tone="main" name="agree" value="yes">
                          {words.requests.agree}
                        </Button>
                        <Button name="agree" value="no">
                          {words.requests.refuse}
                        </Button>
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

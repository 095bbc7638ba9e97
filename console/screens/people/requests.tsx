import type { RequestRow } from '../../../data/db/queries/requests/requests.ts'
import { Alert } from '../../kit/alert.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Field, Token } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './requests.module.css'

export type RequestState = 'open' | 'expired' | 'agreed' | 'refused' | 'takenBack'

export interface RequestModel extends RequestRow {
  state: RequestState
}

/** Requests that wait for approval. People can't approve their own. */
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
        <div className={look.col}>
          {requests.map(request => (
            <Card
              key={request.id}
              id={`request-${request.id}`}
              title={
                <>
                  <span className={look.code}>{request.command}</span> {request.about}
                </>
              }
              beside={
                <Badge tone={request.state === 'open' ? 'warn' : undefined}>
                  {words.requests[request.state]}
                </Badge>
              }
              body="stack"
            >
              <Facts>
                <Fact name={words.requests.by}>
                  {request.by}, <Time at={request.at} seconds />
                </Fact>
                <Fact name={words.form.reason}>{request.reason || '–'}</Fact>
                <Fact name={words.requests.input}>
                  <span className={look.mono}>{JSON.stringify(request.input)}</span>
                </Fact>
                {request.undoes && (
                  <Fact name={words.requests.undoes}>
                    <a className={look.link} href={`/changes/${request.undoes.id}`}>
                      {words.frame.change(request.undoes.id)}
                    </a>{' '}
                    <span className={look.code}>{request.undoes.command}</span> {request.undoes.actor},{' '}
                    <Time at={request.undoes.at} />
                    {request.undoes.reason && <span className={look.block}>{request.undoes.reason}</span>}
                  </Fact>
                )}
                {request.decidedBy && (
                  <Fact name={words.requests.second}>
                    {request.decidedBy} {request.word}
                    {request.change && (
                      <>
                        {' '}
                        <a className={look.link} href={`/changes/${request.change}`}>
                          {words.frame.change(request.change)}
                        </a>
                      </>
                    )}
                  </Fact>
                )}
              </Facts>
              {request.state === 'open' &&
                (request.byId === person?.id ? (
                  <form method="post" action={`/requests/${request.id}`} className={look.col}>
                    <Token />
                    <Alert icon="clock" isInCard>
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
                  <form method="post" action={`/requests/${request.id}`} className={look.col}>
                    <Token />
                    <Field name="word" label={words.requests.word} help={words.requests.wordHelp} />
                    <div className={style.decide}>
                      <Button tone="main" name="agree" value="yes">
                        {words.requests.agree}
                      </Button>
                      <Button name="agree" value="no">
                        {words.requests.refuse}
                      </Button>
                    </div>
                  </form>
                ))}
            </Card>
          ))}
        </div>
      </>
    )
  },
})

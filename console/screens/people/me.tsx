import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import type { keysOfPerson } from '../../../data/db/queries/access/keys.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Choice, Field, Token } from '../../kit/form.tsx'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Activity } from './activity.tsx'
import { type SessionModel, Sessions } from './sessions.tsx'
import { type TokenModel, Tokens } from './tokens.tsx'

export interface MeModel {
  keys: RowOf<typeof keysOfPerson>[]
  codesLeft: number
  sessions: SessionModel[]
  tokens: TokenModel[]
  tokenDays: readonly number[]
  options: string
  events: AccountEventRow[]
}

export const meView = view<MeModel>({
  title: () => words.people.me,
  View: ({ model: { keys, codesLeft, sessions, tokens, tokenDays, options, events } }) => (
    <>
      <PageHead title={words.people.me} />
      <div className={look.halves}>
        <Card id="keys" title={words.access.passkeys}>
          <ul className={look.list}>
            {keys.map(({ id, label, createdAt, usedAt }) => (
              <li key={id} className={look.line}>
                <Icon name="key-round" />
                <span className={look.grow}>
                  <b>{label}</b>
                  <span className={look.noteLine}>
                    {words.people.since} <Time at={createdAt} />
                    {usedAt && (
                      <>
                        {' · '}
                        {words.people.seen} <Time at={usedAt} />
                      </>
                    )}
                  </span>
                </span>
                {keys.length > 1 && (
                  <form method="post" action="/keys">
                    <Token />
                    <Button size="small" name="remove" value={id}>
                      {words.people.removeKey}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
          <form
            className={card.stack}
            method="post"
            action="/keys"
            data-passkey="make"
            data-options={options}
          >
            <Token />
            <input type="hidden" name="passkey" />
            <Field name="label" label={words.people.keyLabel} maxLength={100} />
            <div>
              <Button icon="plus" data-script="">
                {words.people.addKey}
              </Button>
            </div>
            <p className={`${look.small} ${look.bad}`} data-fault="" role="alert" hidden>
              {words.access.noPasskey}
            </p>
          </form>
        </Card>
        <div className={look.col}>
          <Card id="codes" title={words.access.codes}>
            <form className={card.stack} method="post" action="/keys">
              <Token />
              <p>{words.people.codesLeft(codesLeft)}</p>
              <div>
                <Button name="codes" value="new">
                  {words.people.newCodes}
                </Button>
              </div>
            </form>
          </Card>
          <Sessions sessions={sessions} title={words.people.mySessions} />
          <Card id="tokens" title={words.people.tokens}>
            <Tokens tokens={tokens} />
            <form className={card.stack} method="post" action="/tokens">
              <Token />
              <p className={look.note}>{words.people.tokensWhy}</p>
              <Field name="label" label={words.people.tokenLabel} required maxLength={100} />
              <Choice
                name="days"
                label={words.people.tokenDays}
                options={tokenDays.map(days => [String(days), words.people.days(days)] as const)}
              />
              <div>
                <Button icon="plus">{words.people.addToken}</Button>
              </div>
            </form>
          </Card>
          <Activity events={events} />
        </div>
      </div>
    </>
  ),
})

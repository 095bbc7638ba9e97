import { words } from '../../words/words.ts'
import { Card } from '../card.tsx'
import { Field, Token } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import type { AccountEvent } from './account-event.ts'
import { Activity } from './activity.tsx'
import { type SessionModel, Sessions } from './sessions.tsx'

export interface MeModel {
  keys: { id: string; label: string; createdAt: string; usedAt: string | null }[]
  codesLeft: number
  sessions: SessionModel[]
  options: string
  events: AccountEvent[]
}

export const meView = view<MeModel>({
  title: () => words.people.me,
  View: ({ model: { keys, codesLeft, sessions, options, events } }) => (
    <>
      <PageHead title={words.people.me} />
      <div className="grid-2">
        <Card id="keys" title={words.access.passkeys}>
          <ul className="list">
            {keys.map(({ id, label, createdAt, usedAt }) => (
              <li key={id} className="need">
                <Icon name="key-round" />
                <span className="grow">
                  <b>{label}</b>
                  <span className="t12 ink3 block">
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
                    <button className="btn btn-s" type="submit" name="remove" value={id}>
                      {words.people.removeKey}
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
          <form
            className="card-b col"
            method="post"
            action="/keys"
            data-passkey="make"
            data-options={options}
          >
            <Token />
            <input type="hidden" name="passkey" />
            <Field name="label" label={words.people.keyLabel} maxLength={100} />
            <div>
              <button className="btn" type="submit" data-script="">
                <Icon name="plus" />
                {words.people.addKey}
              </button>
            </div>
            <p className="err" data-fault="" role="alert" hidden>
              {words.access.noPasskey}
            </p>
          </form>
        </Card>
        <div className="col">
          <Card id="codes" title={words.access.codes}>
            <form className="card-b col" method="post" action="/keys">
              <Token />
              <p>{words.people.codesLeft(codesLeft)}</p>
              <div>
                <button className="btn" type="submit" name="codes" value="new">
                  {words.people.newCodes}
                </button>
              </div>
            </form>
          </Card>
          <Sessions sessions={sessions} title={words.people.mySessions} />
          <Activity events={events} />
        </div>
      </div>
    </>
  ),
})

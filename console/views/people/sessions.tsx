import { words } from '../../words/words.ts'
import { Card } from '../card.tsx'
import { PostForm } from '../form.tsx'
import { Time } from '../time.tsx'
import { agentName } from './agent-name.ts'

export interface SessionModel {
  id: number
  person: string
  agent: string
  network: string
  createdAt: string
  seenAt: string
  isHere: boolean
}

/** Who is signed in where; each can be ended. */
export function Sessions({
  sessions,
  title,
  names = false,
}: {
  sessions: SessionModel[]
  title: string
  names?: boolean
}) {
  return (
    <Card id="sessions" title={title}>
      <ul className="list">
        {sessions.map(session => (
          <li key={session.id} className="need">
            <span className="grow">
              {names && <b>{session.person} </b>}
              <span className="t12 ink2 block cut" title={session.agent}>
                {agentName(session.agent)}
              </span>
              <span className="t12 ink3 block">
                {words.people.since} <Time at={session.createdAt} />
                {' · '}
                {words.people.seen} <Time at={session.seenAt} />
                {session.isHere && ` · ${words.people.here}`}
              </span>
            </span>
            <PostForm action="/sessions/end">
              <input type="hidden" name="session" value={session.id} />
              <button className="btn btn-s" type="submit">
                {words.people.endSession}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}

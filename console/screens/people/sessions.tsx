import type { openSessions } from '../../../data/db/queries/access/sessions.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { PostForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import { agentName } from './agent-name.ts'

export interface SessionModel extends RowOf<typeof openSessions> {
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
      <ul className={look.list}>
        {sessions.map(session => (
          <li key={session.id} className={look.line}>
            <span className={look.grow}>
              {names && <b>{session.person} </b>}
              <span className={`${look.small} ${look.quiet} ${look.block} ${look.cut}`} title={session.agent}>
                {agentName(session.agent)}
              </span>
              <span className={look.noteLine}>
                {words.people.since} <Time at={session.createdAt} />
                {' · '}
                {words.people.seen} <Time at={session.seenAt} />
                {session.isHere && ` · ${words.people.here}`}
              </span>
            </span>
            <PostForm action="/sessions/end">
              <input type="hidden" name="session" value={session.id} />
              <Button size="small">{words.people.endSession}</Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}

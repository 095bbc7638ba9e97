import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import { Card } from '../../kit/card.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import { agentName } from './agent-name.ts'

/** Events of an account, so that its owner notices what they didn't do. */
export function Activity({ events }: { events: AccountEventRow[] }) {
  return (
    <Card id="activity" title={words.people.activity}>
      <ul className={look.list}>
        {events.map(({ id, at, kind, by, agent, network }) => (
          <li key={id} className={look.line}>
            <span className={look.grow}>
              <b>{words.people.events[kind]}</b>
              {by && <> {words.people.doneBy(by)}</>}
              <span className={look.noteLine}>
                <Time at={at} />
                {agent && ` · ${agentName(agent)}`}
                {network && ` · ${network}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

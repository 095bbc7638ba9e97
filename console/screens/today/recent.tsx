import type { PersonRole } from '../../../contract/commands/roles.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CommandForm } from '../../kit/form.tsx'
import { initials } from '../../kit/initials.ts'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'

import type { RecentChange } from './model.ts'

export function Recent({ recent }: { recent: RecentChange[] }) {
  const { person } = useRequest()
  const mayUndo = person && !(['analyst', 'reader'] as PersonRole[]).includes(person.role)
  return (
    <Card
      id="h-chg"
      title={words.today.recent}
      beside={
        <div className="acts">
          <a className="link t12" href="/changes">
            {words.today.allChanges}
          </a>
        </div>
      }
      className="o-2"
    >
      <ul className="list">
        {recent.map(({ id, at, actor, command, app, ms, canUndo }) => (
          <li key={id} className="chg">
            <span className="av" aria-hidden="true">
              {initials(actor)}
            </span>
            <p>
              {actor} <span className="code">{command}</span>{' '}
              <a className="b" href={`/changes/${id}`}>
                {app ?? words.frame.change(id)}
              </a>
              <span className="t12 ink3 block">
                <Time at={at} />
                {ms !== null && ` · ${words.today.visibleIn(ms)}`}
              </span>
            </p>
            {canUndo && mayUndo && (
              <CommandForm command="change.undo">
                <input type="hidden" name="change" value={id} />
                <Button size="s" tone="quiet">
                  {words.frame.undo}
                  <span className="sr"> {words.frame.change(id)}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

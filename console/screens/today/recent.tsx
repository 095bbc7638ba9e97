import type { PersonRole } from '../../../contract/commands/roles.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CommandForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { RecentChange } from './model.ts'
import style from './today.module.css'

export function Recent({ recent }: { recent: RecentChange[] }) {
  const { person } = useRequest()
  const mayUndo = person && !(['analyst', 'reader'] as PersonRole[]).includes(person.role)
  return (
    <Card
      id="h-chg"
      title={words.today.recent}
      actions={
        <a className={look.smallLink} href="/changes">
          {words.today.allChanges}
        </a>
      }
      className={style.second}
    >
      <ul className={look.list}>
        {recent.map(({ id, at, actor, command, app, ms, canUndo }) => (
          <li key={id} className={style.change}>
            <Avatar name={actor} />
            <p>
              {actor} <span className={look.code}>{command}</span>{' '}
              <a className={look.strong} href={`/changes/${id}`}>
                {app ?? words.frame.change(id)}
              </a>
              <span className={look.noteLine}>
                <Time at={at} />
                {ms !== null && ` · ${words.today.visibleIn(ms)}`}
              </span>
            </p>
            {canUndo && mayUndo && (
              <CommandForm command="change.undo">
                <input type="hidden" name="change" value={id} />
                <Button size="small" tone="quiet">
                  {words.frame.undo}
                  <span className={look.srOnly}> {words.frame.change(id)}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

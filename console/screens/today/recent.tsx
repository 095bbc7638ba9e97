import type { PersonRole } from '../../../contract/commands/roles.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CommandForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import { Entry } from '../changes/entry.tsx'
import { nameOf } from '../changes/names.ts'
import type { TodayModel } from './model.ts'
import style from './today.module.css'

export function Recent({ recent: { changes, names } }: { recent: TodayModel['recent'] }) {
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
        {changes.map(({ canUndo, ...change }) => (
          <li key={change.id} className={style.change}>
            <Avatar name={nameOf(names, 'actors', change.actor) ?? change.actor} />
            <p>
              <a
                className={look.medium}
                href={change.run ? `/changes?import=${change.run.id}` : `/changes/${change.id}`}
              >
                <Entry change={change} names={names} />
              </a>
              <span className={look.noteLine}>
                <Time at={change.at} />
                {change.ms !== null && ` · ${words.today.visibleIn(change.ms)}`}
              </span>
            </p>
            {canUndo && mayUndo && (
              <CommandForm command="change.undo">
                <input type="hidden" name="change" value={change.id} />
                <Button size="small" tone="quiet">
                  {words.frame.undo}
                  <span className={look.srOnly}> {words.frame.change(change.id)}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

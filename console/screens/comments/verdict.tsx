import type { Reason } from '../../../contract/commands/reasons.ts'
import { Button } from '../../kit/button.tsx'
import form from '../../kit/form.module.css'
import { CommandForm, Field } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './comments.module.css'
import type { CommentsModel, CurrentItem } from './model.ts'

/** Those that comments are hidden for, under the keys 1 to 5. */
const REASONS: Reason[] = ['spam', 'abuse', 'rights', 'law', 'other']

/** What becomes of it: hidden, shown again, or left as it is. */
export function Verdict({
  current: { item, others },
  model,
}: {
  current: CurrentItem
  model: CommentsModel
}) {
  const { comment, hidden, report } = item
  const back = `/comments?list=${model.list}${model.app ? `&app=${model.app}` : ''}`
  const reports = others.length > 0 ? others.map(({ id }) => id) : report === null ? [] : [report]
  const canHide = comment !== null && !hidden && model.mayHide
  return (
    <div className={style.verdict}>
      {canHide && (
        <CommandForm command="comment.hide" after={back} className={look.col} id="hide">
          <input type="hidden" name="comment" value={comment} />
          <fieldset className={form.group}>
            <legend className={form.label}>{words.form.reason}</legend>
            <div className={`${look.row} ${look.wrap}`}>
              {REASONS.map((reason, i) => (
                <label key={reason} className={style.reason}>
                  <input
                    className={look.srOnly}
                    type="radio"
                    name="_reasonKind"
                    value={reason}
                    defaultChecked={i === 0}
                  />
                  <kbd>{i + 1}</kbd>
                  {words.reasons[reason]}
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            name="_reason"
            label={words.comments.why}
            value={report === null ? words.comments.looked : words.comments.reported(report)}
            maxLength={500}
            required
          />
        </CommandForm>
      )}
      <div className={style.actions} data-fixed-bar="">
        {canHide && (
          <Button tone="danger" size="large" icon="eye-off" form="hide" data-key="h">
            {words.comments.hide} <kbd>h</kbd>
          </Button>
        )}
        {comment !== null && hidden && model.mayHide && (
          <CommandForm command="comment.show" after={back}>
            <input type="hidden" name="comment" value={comment} />
            <Button size="large" data-key="s">
              {words.comments.showAgain} <kbd>s</kbd>
            </Button>
          </CommandForm>
        )}
        {reports.length > 0 && model.mayClose && (
          <CommandForm command="report.close" after={back}>
            {reports.map(id => (
              <input key={id} type="hidden" name="report" value={id} />
            ))}
            <input type="hidden" name="_each" value="report" />
            <input type="hidden" name="outcome" value={comment === null ? 'done' : 'refused'} />
            <Button size="large" icon="check" data-key="a">
              {comment === null ? words.comments.done : words.comments.keep} <kbd>a</kbd>
            </Button>
          </CommandForm>
        )}
      </div>
    </div>
  )
}

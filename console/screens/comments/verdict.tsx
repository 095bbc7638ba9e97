import type { Reason } from '../../../contract/commands/reasons.ts'
import { Button } from '../../kit/button.tsx'
import { CommandForm } from '../../kit/form.tsx'
import { words } from '../../words/words.ts'
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
    <div className="verdict">
      {canHide && (
        <CommandForm command="comment.hide" after={back} className="col" id="hide">
          <input type="hidden" name="comment" value={comment} />
          <fieldset className="fs">
            <legend className="lbl">{words.form.reason}</legend>
            <div className="row wrap">
              {REASONS.map((reason, i) => (
                <label key={reason} className="rs">
                  <input
                    className="sr"
                    type="radio"
                    name="_reasonKind"
                    value={reason}
                    defaultChecked={i === 0}
                  />
                  <kbd className="kbd">{i + 1}</kbd>
                  {words.reasons[reason]}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="field">
            <label htmlFor="why">{words.comments.why}</label>
            <input
              className="in"
              id="why"
              name="_reason"
              required
              maxLength={500}
              defaultValue={report === null ? words.comments.looked : words.comments.reported(report)}
            />
          </div>
        </CommandForm>
      )}
      <div className="mod-a">
        {canHide && (
          <Button tone="danger" size="l" icon="eye-off" form="hide" data-key="h">
            {words.comments.hide} <kbd className="kbd">h</kbd>
          </Button>
        )}
        {comment !== null && hidden && model.mayHide && (
          <CommandForm command="comment.show" after={back}>
            <input type="hidden" name="comment" value={comment} />
            <Button size="l" data-key="s">
              {words.comments.showAgain} <kbd className="kbd">s</kbd>
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
            <Button size="l" icon="check" data-key="a">
              {comment === null ? words.comments.done : words.comments.keep} <kbd className="kbd">a</kbd>
            </Button>
          </CommandForm>
        )}
      </div>
    </div>
  )
}

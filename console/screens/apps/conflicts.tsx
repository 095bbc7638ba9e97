import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import type { AppModel } from './edit-model.ts'
import { FieldValue } from './field-value.tsx'
import { fieldName, languageOf } from './saying.ts'

/** What two people changed at once, field by field. Each is chosen before anything can be published. */
export function Conflicts({ model: { conflicts, categories, changed, revision } }: { model: AppModel }) {
  return (
    <section className="card conflict" aria-labelledby="h-conf">
      <div className="card-h al-bad">
        <Icon name="git-branch" />
        <h2 id="h-conf">{words.app.conflict(changed?.by ?? '', revision)}</h2>
      </div>
      <div className="card-b col">
        <p className="ink2">{words.app.conflictSays}</p>
        <div className="tw">
          <table className="t t-s">
            <thead>
              <tr>
                <th>{words.app.field}</th>
                <th>{words.app.was}</th>
                <th>{words.app.theirs}</th>
                <th>{words.app.mine}</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map(({ name, was, theirs, mine }) => (
                <tr key={name}>
                  <td className="b">{fieldName(name)}</td>
                  <td className="ink2" lang={languageOf(name)}>
                    <FieldValue name={name} value={was} categories={categories} />
                  </td>
                  {(['theirs', 'mine'] as const).map(whose => (
                    <td key={whose}>
                      <label className="opt">
                        <input className="rad" type="radio" name={`_keep.${name}`} value={whose} required />
                        <span>
                          <span className="sr">{words.app[whose]}: </span>
                          <span lang={languageOf(name)}>
                            <FieldValue
                              name={name}
                              value={whose === 'mine' ? mine : theirs}
                              categories={categories}
                            />
                          </span>
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

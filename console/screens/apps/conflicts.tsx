import card from '../../kit/card.module.css'
import form from '../../kit/form.module.css'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import table from '../../kit/table.module.css'
import tones from '../../kit/tone.module.css'
import { words } from '../../words/words.ts'
import style from './conflicts.module.css'
import type { AppModel } from './edit-model.ts'
import { FieldValue } from './field-value.tsx'
import { fieldName, languageOf } from './saying.ts'

/** What two people changed at once, field by field. Each is chosen before anything can be published. */
export function Conflicts({ model: { conflicts, categories, changed, revision } }: { model: AppModel }) {
  return (
    <section className={`${card.card} ${style.conflict}`} aria-labelledby="h-conf">
      <div className={`${card.head} ${tones.bad}`}>
        <Icon name="git-branch" />
        <h2 id="h-conf">{words.app.conflict(changed?.by ?? '', revision)}</h2>
      </div>
      <div className={card.stack}>
        <p className={look.quiet}>{words.app.conflictSays}</p>
        <div className={table.scroll}>
          <table className={`${table.table} ${table.compact}`}>
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
                  <td className={look.strong}>{fieldName(name)}</td>
                  <td className={look.quiet} lang={languageOf(name)}>
                    <FieldValue name={name} value={was} categories={categories} />
                  </td>
                  {(['theirs', 'mine'] as const).map(whose => (
                    <td key={whose}>
                      <label className={form.option}>
                        <input
                          className={form.radio}
                          type="radio"
                          name={`_keep.${name}`}
                          value={whose}
                          required
                        />
                        <span>
                          <span className={look.srOnly}>{words.app[whose]}: </span>
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

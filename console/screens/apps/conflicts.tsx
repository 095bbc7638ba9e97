import card from '../../kit/card.module.css'
import form from '../../kit/form.module.css'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { Table } from '../../kit/table.tsx'
import tones from '../../kit/tone.module.css'
import { words } from '../../words/words.ts'
import style from './conflicts.module.css'
import type { AppModel, Conflict } from './edit-model.ts'
import { FieldValue } from './field-value.tsx'
import { fieldName, languageOf } from './saying.ts'

/** What two people changed at once, field by field. Each is chosen before anything can be published. */
export function Conflicts({ model: { conflicts, categories, changed, revision } }: { model: AppModel }) {
  const say = (name: string, value: string | string[]) => (
    <span lang={languageOf(name)}>
      <FieldValue name={name} value={value} categories={categories} />
    </span>
  )
  return (
    <section className={`${card.card} ${style.conflict}`} aria-labelledby="h-conf">
      <div className={`${card.head} ${tones.bad}`}>
        <Icon name="git-branch" />
        <h2 id="h-conf">{words.app.conflict(changed?.by ?? '', revision)}</h2>
      </div>
      <div className={card.stack}>
        <p className={look.quiet}>{words.app.conflictSays}</p>
        <Table
          isCompact
          rows={conflicts}
          keyOf={({ name }) => name}
          columns={[
            { head: words.app.field, className: look.strong, cell: ({ name }) => fieldName(name) },
            { head: words.app.was, className: look.quiet, cell: ({ name, was }) => say(name, was) },
            ...(['theirs', 'mine'] as const).map(whose => ({
              head: words.app[whose],
              cell: ({ name, ...values }: Conflict) => (
                <label className={form.option}>
                  <input className={form.radio} type="radio" name={`_keep.${name}`} value={whose} required />
                  <span>
                    <span className={look.srOnly}>{words.app[whose]}: </span>
                    {say(name, values[whose])}
                  </span>
                </label>
              ),
            })),
          ]}
        />
      </div>
    </section>
  )
}

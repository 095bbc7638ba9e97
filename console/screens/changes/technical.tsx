import card from '../../kit/card.module.css'
import diff from '../../kit/diff.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './changes.module.css'

export interface RowDiff {
  table: string
  key: string
  fields: { name: string; before: string | null; after: string | null }[]
}

interface TechnicalProps {
  command: string
  rows: RowDiff[]
  purge: { tags: string[]; hard: boolean } | null
  hash: string
}

/** What engineers ask for: the command, the rows as the database has them, what edges forgot, and the hash. */
export function Technical({ command, rows, purge, hash }: TechnicalProps) {
  return (
    <details className={`${card.card} ${style.technical}`}>
      <summary>
        {words.changes.details} <Icon name="chevron-down" />
      </summary>
      <div className={card.stack}>
        <Facts>
          <Fact name={words.changes.command}>
            <span className={look.code}>{command}</span>
          </Fact>
          {purge && (
            <Fact name={purge.hard ? words.changes.hard : words.changes.soft}>
              <span className={look.mono}>{purge.tags.join(' ')}</span>
            </Fact>
          )}
          <Fact name={words.changes.hash}>
            <span className={look.mono}>{hash}</span>
          </Fact>
        </Facts>
        {rows.map(({ table, key, fields }) => (
          <dl key={`${table} ${key}`} className={diff.diff}>
            <div>
              <dt>
                <span className={look.code}>{table}</span> {key}
              </dt>
              {fields.map(({ name, before, after }) => (
                <dd key={name}>
                  <span className={look.note}>{name}</span>
                  {before !== null && <del>{before}</del>}
                  {after !== null && <ins>{after}</ins>}
                </dd>
              ))}
            </div>
          </dl>
        ))}
      </div>
    </details>
  )
}

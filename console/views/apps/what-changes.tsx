import { words } from '../../words/words.ts'
import type { AppModel } from './edit-model.ts'
import { between, fieldName, fieldValue, languageOf } from './saying.ts'

interface FieldChange {
  name: string
  before: string
  after: string
}

/** What differs between the fields and what is there. */
export const changesOf = ({ now, values, categories }: AppModel): FieldChange[] =>
  Object.entries(now)
    .map(([name, value]) => ({
      name,
      before: fieldValue(name, value, categories),
      after: fieldValue(name, values[name] ?? '', categories),
    }))
    .filter(({ before, after }) => before !== after)

/** Said when somebody looks, or was refused: then the form has come back. */
export function WhatChanges({ model }: { model: AppModel }) {
  const changes = changesOf(model)
  const { tried } = model
  return (
    <section className="card" aria-labelledby="h-d">
      <div className="card-h">
        <h2 id="h-d">{words.app.whatChanges}</h2>
        {changes.length > 0 && <span className="bdg">{words.app.changes(changes.length)}</span>}
      </div>
      <div className="card-b">
        {changes.length === 0 ? (
          <p className="ink2">{tried ? words.frame.same : words.app.lookFirst}</p>
        ) : (
          <dl className="diff">
            {changes.map(({ name, before, after }) => {
              const [start, middle, end] = between(before, after)
              return (
                <div key={name}>
                  <dt>{fieldName(name)}</dt>
                  <dd lang={languageOf(name)}>
                    {before && <del>{before}</del>}
                    {after && (
                      <ins>
                        {start}
                        {middle && <mark>{middle}</mark>}
                        {end}
                      </ins>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
        {tried && tried.tags.length > 0 && (
          <details className="purged">
            <summary>
              <b className="m">{words.app.purged(tried.tags.length)}</b>{' '}
              <span className="t12 ink3">{tried.hard ? words.app.hard : words.app.soft}</span>
            </summary>
            <p>
              {tried.tags.map(tag => (
                <span key={tag} className="code">
                  {tag}{' '}
                </span>
              ))}
            </p>
          </details>
        )}
      </div>
    </section>
  )
}

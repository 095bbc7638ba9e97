import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import diff from '../../kit/diff.module.css'
import { Fact } from '../../kit/facts.tsx'
import look from '../../kit/look.module.css'
import { MarkedText } from '../../kit/marked-text.tsx'
import { words } from '../../words/words.ts'
import type { AppModel } from './edit-model.ts'
import { FieldValue, isPictures } from './field-value.tsx'
import { fieldName, fieldText, languageOf } from './saying.ts'
import style from './what-changes.module.css'

interface FieldChange {
  name: string
  before: string | string[]
  after: string | string[]
}

/** What differs between the fields and what is there. */
export const changesOf = ({ now, values, categories, removed }: AppModel): FieldChange[] => [
  ...Object.entries(now)
    .filter(([name]) => !removed.includes(languageOf(name) ?? ''))
    .map(([name, before]) => ({ name, before, after: values[name] ?? '' }))
    .filter(
      ({ name, before, after }) => fieldText(name, before, categories) !== fieldText(name, after, categories),
    ),
  ...removed.map(locale => ({
    name: `texts.${locale}`,
    before: now[`texts.${locale}.name`] ?? '',
    after: '',
  })),
]

/** Shown after a preview or a refusal, when the form has come back. */
export function WhatChanges({ model }: { model: AppModel }) {
  const changes = changesOf(model)
  const { tried } = model
  return (
    <Card
      id="h-d"
      title={words.app.whatChanges}
      beside={changes.length > 0 && <Badge>{words.app.changes(changes.length)}</Badge>}
      body="text"
    >
      {changes.length === 0 ? (
        <p className={look.quiet}>{tried ? words.frame.same : words.app.lookFirst}</p>
      ) : (
        <dl className={diff.diff} data-changes="">
          {changes.map(change => (
            <Fact key={change.name} name={fieldName(change.name)}>
              <span lang={languageOf(change.name)}>
                {isPictures(change.name) ? (
                  <>
                    <del>
                      <FieldValue name={change.name} value={change.before} categories={model.categories} />
                    </del>
                    <ins>
                      <FieldValue name={change.name} value={change.after} categories={model.categories} />
                    </ins>
                  </>
                ) : (
                  <MarkedText
                    before={fieldText(change.name, change.before, model.categories)}
                    after={fieldText(change.name, change.after, model.categories)}
                  />
                )}
              </span>
            </Fact>
          ))}
        </dl>
      )}
      {tried && tried.tags.length > 0 && (
        <details className={style.purged} data-purged="">
          <summary>
            <b className={look.medium}>{words.app.purged(tried.tags.length)}</b>{' '}
            <span className={look.note}>{tried.hard ? words.app.hard : words.app.soft}</span>
          </summary>
          <p>
            {tried.tags.map(tag => (
              <span key={tag} className={look.code}>
                {tag}{' '}
              </span>
            ))}
          </p>
        </details>
      )}
    </Card>
  )
}

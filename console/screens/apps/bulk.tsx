import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { State } from '../../kit/badge.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Empty } from '../../kit/empty.tsx'
import { Choice, CommandForm, Field, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { RowLink, Table } from '../../kit/table.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { BulkAction } from './bulk-actions.ts'
import { SAID_FLAGS, STORE_FLAGS } from './edit-model.ts'

export interface NamedApp {
  id: number
  name: string | null
}

export interface BulkModel {
  action: BulkAction
  apps: NamedApp[]
  categories: CategoryOption[]
  back: string
}

const COMMAND = {
  category: 'app.edit',
  flag: 'app.edit',
  delist: 'app.delist',
  relist: 'app.relist',
} as const

/** The same for several apps: each gets a command and a change of its own, and may be refused alone. */
export const bulkView = view<BulkModel>({
  title: ({ action }) => words.apps.actions[action],
  View({ model: { action, apps, categories, back } }) {
    const command = COMMAND[action]
    const written = useWritten(command)
    return (
      <>
        <PageHead title={words.app.bulk.title(words.apps.actions[action], apps.length)} keep />
        {apps.length === 0 ? (
          <Empty action={<ButtonLink href={back}>{words.app.bulk.back}</ButtonLink>}>
            {words.app.bulk.none}
          </Empty>
        ) : (
          <CommandForm
            command={command}
            after={`/apps/results?back=${encodeURIComponent(back)}`}
            className={`${card.card} ${look.narrow}`}
          >
            <div className={card.stack}>
              <input type="hidden" name="_each" value="app" />
              <input type="hidden" name="_apart" value="1" />
              <ul className={look.list}>
                {apps.map(({ id, name }) => (
                  <li key={id}>
                    <input type="hidden" name="app" value={id} />
                    <a className={look.link} href={`/apps/${id}`}>
                      {name ?? id}
                    </a>
                  </li>
                ))}
              </ul>
              {action === 'category' && (
                <Choice
                  name="categories"
                  label={words.app.bulk.category}
                  value={written('categories', '')}
                  options={categories.map(({ id, name, resourceType }) => [
                    String(id),
                    `${words.apps.kinds[resourceType]} / ${name}`,
                  ])}
                />
              )}
              {action === 'flag' && (
                <Choice
                  name="_json"
                  label={words.app.bulk.flag}
                  value={written('_json', '')}
                  options={FLAGS}
                />
              )}
              <Field
                name="_reason"
                label={words.form.reasonMaybe}
                value={written('_reason', '')}
                maxLength={500}
              />
              <div className={look.row}>
                <Button tone="main">{words.app.bulk.go(apps.length)}</Button>
                <ButtonLink tone="quiet" href={back}>
                  {words.app.bulk.back}
                </ButtonLink>
              </div>
            </div>
          </CommandForm>
        )}
      </>
    )
  },
})

/** A field of the command with its value: one flag at a time. */
const FLAGS = [...SAID_FLAGS, ...STORE_FLAGS].flatMap(name =>
  ([true, false] as const).map(
    value =>
      [
        JSON.stringify({ [name]: value }),
        words.app.bulk.flagIs(words.app.fields[name], value ? words.app.yes : words.app.no),
      ] as const,
  ),
)

export interface ResultsModel {
  /** outcome: a change's number, or why there is none. */
  results: (NamedApp & { outcome: number | string })[]
  back: string
}

export const resultsView = view<ResultsModel>({
  title: () => words.app.bulk.results,
  View({ model: { results, back } }) {
    return (
      <>
        <PageHead title={words.app.bulk.results} keep>
          <ButtonLink href={back}>{words.app.bulk.back}</ButtonLink>
        </PageHead>
        <div className={card.card}>
          <Table
            rows={results}
            keyOf={({ id }) => id}
            columns={[
              {
                head: words.apps.app,
                cell: ({ id, name }) => <RowLink href={`/apps/${id}`}>{name ?? id}</RowLink>,
              },
              { head: words.app.bulk.result, cell: ({ outcome }) => <Result outcome={outcome} /> },
            ]}
          />
        </div>
      </>
    )
  },
})

function Result({ outcome }: { outcome: number | string }) {
  const { path } = useRequest()
  if (typeof outcome === 'number')
    return (
      <div className={look.row}>
        <State tone="ok" icon="check">
          {words.frame.done}{' '}
          <a className={look.link} href={`/changes/${outcome}`}>
            {words.frame.change(outcome)}
          </a>
        </State>
        <CommandForm command="change.undo" after={path}>
          <input type="hidden" name="change" value={outcome} />
          <Button size="small" icon="undo-2">
            {words.frame.undo}
          </Button>
        </CommandForm>
      </div>
    )
  if (outcome === 'same') return <span className={look.quiet}>{words.app.bulk.same}</span>
  const refusals: Record<string, string> = { ...words.refusals, away: words.app.bulk.away }
  return (
    <State tone="bad" icon="circle-alert">
      {refusals[outcome] ?? words.refusals.input}
    </State>
  )
}

import { Button, ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import form from '../../kit/form.module.css'
import { CommandForm, Field, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { RowLink, Table } from '../../kit/table.tsx'
import { Segments } from '../../kit/tabs.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { SEARCH_WORD_KINDS, type SearchWordsModel } from './model.ts'

const COMMAND = 'search-words.put'

/** What visitors type, and what apps call it. */
export const searchWordsView = view<SearchWordsModel>({
  title: () => words.places.searchWords,
  View({ model }) {
    const { kind, find, lines, chosen, mayPut } = model
    const w = words.searchWords
    return (
      <>
        <PageHead title={words.places.searchWords} sub={w.sub}>
          <Segments
            label={w.kind}
            tabs={SEARCH_WORD_KINDS.map(one => ({
              href: `/search-words?kind=${one}`,
              label: w.kinds[one],
              isHere: one === kind,
            }))}
          />
          {mayPut && chosen && (
            <ButtonLink icon="plus" href={`/search-words?kind=${kind}`}>
              {w.add}
            </ButtonLink>
          )}
        </PageHead>
        <div className={mayPut ? look.mainAside : undefined}>
          <section className={card.card} aria-label={w.kinds[kind]}>
            <form className={`${look.row} ${card.text}`} action="/search-words">
              <input type="hidden" name="kind" value={kind} />
              <input
                className={`${form.input} ${look.grow}`}
                name="q"
                type="search"
                maxLength={60}
                defaultValue={find}
                aria-label={w.find}
                placeholder={w.find}
              />
              <Button>{w.find}</Button>
            </form>
            {lines.length === 0 ? (
              <Empty icon="text-search">{w.none}</Empty>
            ) : (
              <Table
                isCompact
                rows={lines}
                keyOf={({ id }) => id}
                isHere={({ id }) => id === chosen?.id}
                columns={[
                  {
                    head: w.typed,
                    cell: ({ id, typed }) =>
                      mayPut ? (
                        <RowLink href={`/search-words?kind=${kind}&id=${id}`}>{typed.join(', ')}</RowLink>
                      ) : (
                        typed.join(', ')
                      ),
                  },
                  { head: w.meant, cell: ({ meant }) => meant.join(', ') },
                ]}
              />
            )}
          </section>
          {mayPut && <WordsForm model={model} />}
        </div>
      </>
    )
  },
})

function WordsForm({ model: { kind, chosen } }: { model: SearchWordsModel }) {
  const written = useWritten(COMMAND)
  const w = words.searchWords
  return (
    <Card
      id="h-put"
      title={chosen ? w.change : w.add}
      className={chosen ? look.firstOnPhone : undefined}
      body="stack"
    >
      <CommandForm command={COMMAND} className={card.stack}>
        {chosen && <Again id={chosen.id} revision={chosen.revision} />}
        <input type="hidden" name="isBrand" value={kind === '1' ? 'true' : 'false'} />
        <Field
          name="typed"
          label={w.typed}
          value={written('typed', chosen?.typed.join(', '))}
          help={w.typedHelp}
          rows={4}
          required
        />
        <Field
          name="meant"
          label={w.meant}
          value={written('meant', chosen?.meant.join(', '))}
          help={kind === '1' ? w.brandHelp : w.meantHelp}
          rows={3}
          required
        />
        <div>
          <Button tone="main">{chosen ? w.save : w.add}</Button>
        </div>
      </CommandForm>
      {chosen && (
        <CommandForm command="search-words.remove" after={`/search-words?kind=${kind}`}>
          <Again id={chosen.id} revision={chosen.revision} />
          <Button>{w.remove}</Button>
        </CommandForm>
      )}
    </Card>
  )
}

const Again = ({ id, revision }: { id: number; revision: number }) => (
  <>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="revision" value={revision} />
  </>
)

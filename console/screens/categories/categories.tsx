import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Empty } from '../../kit/empty.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Segments } from '../../kit/tabs.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { CategoryForm } from './category-form.tsx'
import { CATEGORY_KINDS, type CategoriesModel, type CategoryLine } from './model.ts'
import { nameOf } from './name-of.ts'

/** The shelves of the store: which there are, which stands inside which, and how each is called. */
export const categoriesView = view<CategoriesModel>({
  title: () => words.places.categories,
  View({ model }) {
    const { kind, lines, chosen, mayPut } = model
    return (
      <>
        <PageHead title={words.places.categories} sub={words.categories.sub}>
          <Segments
            label={words.categories.kind}
            tabs={CATEGORY_KINDS.map(one => ({
              href: `/categories?kind=${one}`,
              label: words.apps.kinds[one],
              isHere: one === kind,
            }))}
          />
          {mayPut && chosen && (
            <ButtonLink icon="plus" href={`/categories?kind=${kind}`}>
              {words.categories.add}
            </ButtonLink>
          )}
        </PageHead>
        <div className={mayPut ? 'main-aside' : undefined}>
          {lines.length === 0 ? (
            <Empty icon="list-tree" isCard>
              {words.categories.none[kind]}
            </Empty>
          ) : (
            <Tree model={model} />
          )}
          {mayPut && <CategoryForm model={model} />}
        </div>
      </>
    )
  },
})

function Tree({ model: { kind, lines, chosen, max, mayPut } }: { model: CategoriesModel }) {
  return (
    <section className="card" aria-label={words.apps.kinds[kind]}>
      <Table
        className="t-s"
        rows={lines}
        keyOf={({ id }) => id}
        rowClassName={({ id }) => (id === chosen?.id ? 'cursor' : undefined)}
        columns={[
          {
            head: words.categories.category,
            cell: line => (
              <div className={line.depth > 0 ? 'inside' : undefined}>
                <Name line={line} lines={lines} mayPut={mayPut} />
              </div>
            ),
          },
          { head: words.categories.slug, className: 'only-pc mono ink3', cell: ({ slug }) => slug },
          {
            head: words.categories.apps,
            className: 'r',
            cell: line => (
              <a className="link" href={`/apps?category=${line.id}`}>
                {line.apps === max ? words.categories.orMore(max) : words.count(line.apps ?? 0)}
                <span className="sr"> {nameOf(line)}</span>
              </a>
            ),
          },
          { head: words.categories.position, className: 'r', cell: ({ position }) => position },
        ]}
      />
    </section>
  )
}

function Name({ line, lines, mayPut }: { line: CategoryLine; lines: CategoryLine[]; mayPut: boolean }) {
  const around = line.depth > 0 && lines.find(({ id }) => id === line.parentId)
  return (
    <>
      {mayPut ? (
        <a className="name" href={`/categories/${line.id}`}>
          {nameOf(line)}
        </a>
      ) : (
        <b className="b">{nameOf(line)}</b>
      )}
      {around && <span className="sr"> {words.categories.inside(nameOf(around))}</span>}
      {Object.keys(line.names).length === 0 && (
        <Badge tone="warn" icon="eye-off">
          {words.categories.unnamed}
        </Badge>
      )}
    </>
  )
}

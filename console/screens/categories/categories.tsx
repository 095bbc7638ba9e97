import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Empty } from '../../kit/empty.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { RowLink, Table } from '../../kit/table.tsx'
import { Segments } from '../../kit/tabs.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './categories.module.css'
import { CategoryForm } from './category-form.tsx'
import { CATEGORY_KINDS, type CategoriesModel, type CategoryLine } from './model.ts'
import { nameOf } from './name-of.ts'

/** The store's categories, their parents and their names. */
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
        <div className={mayPut ? look.mainAside : undefined}>
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
    <section className={card.card} aria-label={words.apps.kinds[kind]}>
      <Table
        isCompact
        rows={lines}
        keyOf={({ id }) => id}
        isHere={({ id }) => id === chosen?.id}
        columns={[
          {
            head: words.categories.category,
            cell: line => (
              <div className={line.depth > 0 ? style.inside : undefined}>
                <Name line={line} lines={lines} mayPut={mayPut} />
              </div>
            ),
          },
          {
            head: words.categories.slug,
            className: `${look.onlyPc} ${look.mono} ${look.faint}`,
            cell: ({ slug }) => slug,
          },
          {
            head: words.categories.apps,
            align: 'right',
            cell: line => (
              <a className={look.link} href={`/apps?category=${line.id}`}>
                {line.apps === max ? words.categories.orMore(max) : words.count(line.apps ?? 0)}
                <span className={look.srOnly}> {nameOf(line)}</span>
              </a>
            ),
          },
          { head: words.categories.position, align: 'right', cell: ({ position }) => position },
        ]}
      />
    </section>
  )
}

function Name({ line, lines, mayPut }: { line: CategoryLine; lines: CategoryLine[]; mayPut: boolean }) {
  const around = line.depth > 0 && lines.find(({ id }) => id === line.parentId)
  return (
    <>
      {mayPut ? <RowLink href={`/categories/${line.id}`}>{nameOf(line)}</RowLink> : <b>{nameOf(line)}</b>}
      {around && <span className={look.srOnly}> {words.categories.inside(nameOf(around))}</span>}
      {Object.keys(line.names).length === 0 && (
        <Badge tone="warn" icon="eye-off">
          {words.categories.unnamed}
        </Badge>
      )}
    </>
  )
}

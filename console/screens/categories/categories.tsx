import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Empty } from '../../kit/empty.tsx'
import { PageHead } from '../../kit/page-head.tsx'
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
          <nav className="seg" aria-label={words.categories.kind}>
            {CATEGORY_KINDS.map(one => (
              <a key={one} href={`/categories?kind=${one}`} aria-current={one === kind ? 'true' : undefined}>
                {words.apps.kinds[one]}
              </a>
            ))}
          </nav>
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
      <div className="tw">
        <table className="t t-s">
          <thead>
            <tr>
              <th>{words.categories.category}</th>
              <th className="only-pc">{words.categories.slug}</th>
              <th className="r">{words.categories.apps}</th>
              <th className="r">{words.categories.position}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.id} className={line.id === chosen?.id ? 'cursor' : undefined}>
                <td className={line.depth > 0 ? 'inside' : undefined}>
                  <Name line={line} lines={lines} mayPut={mayPut} />
                </td>
                <td className="only-pc mono ink3">{line.slug}</td>
                <td className="r">
                  <a className="link" href={`/apps?category=${line.id}`}>
                    {line.apps === max ? words.categories.orMore(max) : words.count(line.apps ?? 0)}
                    <span className="sr"> {nameOf(line)}</span>
                  </a>
                </td>
                <td className="r">{line.position}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

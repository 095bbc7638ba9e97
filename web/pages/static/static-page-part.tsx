import type { Line, StaticPagePart } from '../../../contract/static-page.ts'
import { inSite } from '../../addresses/here.ts'
import { Icon } from '../../kit/icon.tsx'
import { langOf } from '../../kit/lang.ts'
import { words } from '../../words/words.ts'
import style from './static-page.module.css'

export function Part({ part }: { part: StaticPagePart }) {
  if ('text' in part)
    return (
      <p className={style.text}>
        <Words line={part.text} />
      </p>
    )
  if ('subheading' in part) return <h3 className={style.subheading}>{part.subheading}</h3>
  if ('list' in part) {
    const List = part.numbered ? 'ol' : 'ul'
    return (
      <List className={`${style.list} ${part.numbered ? style.numbered : ''}`.trim()}>
        {part.list.map(line => (
          <li key={keyOf(line)}>
            <Words line={line} />
          </li>
        ))}
      </List>
    )
  }
  if ('facts' in part)
    return (
      <dl className={style.facts}>
        {part.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={typeof value === 'string' ? langOf(value) : undefined}>
              <Words line={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  if ('table' in part) return <Table {...part.table} />
  return part.asked.map(([question, answer]) => (
    <details key={question} className={style.asked}>
      <summary>
        {question}
        <Icon name="chevron-down" size={16} />
      </summary>
      <p>
        <Words line={answer} />
      </p>
    </details>
  ))
}

/** On a narrow screen a row is a block, and each cell says what it is. */
function Table({ head, rows }: { head: string[]; rows: Line[][] }) {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={JSON.stringify(row)}>
            {row.map((cell, i) => (
              <td key={head[i]} data-head={words.staticPage.cell(head[i] ?? '')}>
                <Words line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const keyOf = (line: Line): string => (typeof line === 'string' ? line : JSON.stringify(line))

function Words({ line }: { line: Line }) {
  if (typeof line === 'string') return line
  return line.map((piece, i) => <Piece key={keyOf([i.toString(), piece])} piece={piece} />)
}

function Piece({ piece }: { piece: Exclude<Line, string>[number] }) {
  if (typeof piece === 'string') return piece
  return 'strong' in piece ? <b>{piece.strong}</b> : <a href={inSite(piece.href)}>{piece.text}</a>
}

import type { ReactNode } from 'react'
import { AppIcon } from './app-icon.tsx'
import { classes } from './classes.ts'
import look from './look.module.css'
import style from './table.module.css'

export interface Column<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Where numbers stand. */
  align?: 'right'
  /** Of the head and the cells. */
  className?: string | undefined
}

interface TableProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Those that are false have no place on this screen. */
  columns: readonly (Column<Row> | false | undefined)[]
  /** Beside that of every table. */
  className?: string | undefined
  isCompact?: boolean
  isHere?: (row: Row) => boolean
  rowClassName?: ((row: Row) => string | undefined) | undefined
  /** Whether keys move through it (console/browser/table-keys.ts). */
  hasKeys?: boolean
}

/** Rows under their heads; a phone scrolls what is too wide. */
export function Table<Row>({ rows, keyOf, columns, hasKeys, ...props }: TableProps<Row>) {
  const shown = columns
    .filter(column => column !== false && column !== undefined)
    .map(column => ({ ...column, className: classOf(column) }))
  return (
    <div className={style.scroll}>
      <table
        className={classes(style.table, props.isCompact && style.compact, props.className)}
        data-rows={hasKeys ? '' : undefined}
      >
        <thead>
          <tr>
            {shown.map(({ head, className }, i) => (
              <th key={String(i)} className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={keyOf(row)}
              className={classes(props.isHere?.(row) && style.here, props.rowClassName?.(row)) || undefined}
            >
              {shown.map(({ cell, className }, i) => (
                <td key={String(i)} className={className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <Row,>({ align, className }: Column<Row>) =>
  classes(align === 'right' && style.right, className) || undefined

/** What a row is called, and where it leads; keys go from one to the next (console/browser/table-keys.ts). */
export const RowLink = ({
  href,
  isCut,
  children,
}: {
  href: string
  isCut?: boolean
  children: ReactNode
}) => (
  <a className={classes(style.link, isCut && look.cut)} data-row-link="" href={href}>
    {children}
  </a>
)

/** An app in a row. */
export const AppCell = (app: { href: string; icon: string | null; name: string; packageName: string }) => (
  <div className={style.app}>
    {app.icon && <AppIcon icon={app.icon} />}
    <div>
      <RowLink href={app.href} isCut>
        {app.name}
      </RowLink>
      <div className={`${look.mono} ${look.faint} ${look.cut}`}>{app.packageName}</div>
    </div>
  </div>
)

import type { ReactNode } from 'react'

export interface Column<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
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
  rowClassName?: ((row: Row) => string | undefined) | undefined
  /** Whether keys move through it (console/browser/table-keys.ts). */
  hasKeys?: boolean
}

/** Rows under their heads; a phone scrolls what is too wide. */
export function Table<Row>({ rows, keyOf, columns, className, rowClassName, hasKeys }: TableProps<Row>) {
  const shown = columns.filter(column => column !== false && column !== undefined)
  return (
    <div className="tw">
      <table className={className ? `t ${className}` : 't'} data-rows={hasKeys ? '' : undefined}>
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
            <tr key={keyOf(row)} className={rowClassName?.(row)}>
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

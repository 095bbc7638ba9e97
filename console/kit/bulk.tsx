import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import style from './bulk.module.css'
import { Button } from './button.tsx'
import form from './form.module.css'
import look from './look.module.css'
import { useRequest } from './request-context.ts'
import type { Column } from './table.tsx'

export interface BulkProps<Row> {
  /** The screen that says what will be done with those that are ticked. */
  action: string
  /** Of the boxes, and the value and words of each. */
  name: string
  idOf: (row: Row) => number
  labelOf: (row: Row) => string
  actions: readonly (readonly [value: string, label: string])[]
}

export const tickColumn = <Row,>({ name: field, idOf, labelOf }: BulkProps<Row>): Column<Row> => ({
  className: style.tick,
  head: (
    <>
      <span data-without-script="">{words.list.tick}</span>
      <input
        className={form.check}
        type="checkbox"
        data-all=""
        data-needs-script=""
        aria-label={words.list.tickAll}
      />
    </>
  ),
  cell: row => (
    <input
      className={form.check}
      type="checkbox"
      name={field}
      value={idOf(row)}
      aria-label={words.list.tickOne(labelOf(row))}
    />
  ),
})

export function Bulk<Row>({ action, actions, children }: BulkProps<Row> & { children: ReactNode }) {
  const { plainPath } = useRequest()
  return (
    <form action={action} className={style.form}>
      {children}
      <fieldset className={style.bulk}>
        <legend className={look.srOnly}>{words.list.withTicked}</legend>
        <input type="hidden" name="back" value={plainPath} />
        <span data-ticked={words.list.ticked('#')}>{words.list.withTicked}</span>
        <span className={style.bar} />
        {actions.map(([value, label]) => (
          <Button key={value} tone="onDark" name="do" value={value}>
            {label}
          </Button>
        ))}
      </fieldset>
    </form>
  )
}

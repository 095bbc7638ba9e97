import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { Bulk, type BulkProps, tickColumn } from './bulk.tsx'
import { ButtonLink } from './button.tsx'
import card from './card.module.css'
import { Empty } from './empty.tsx'
import { type Filter, Filters } from './filters.tsx'
import type { IconName } from './icons.ts'
import style from './list-screen.module.css'
import look from './look.module.css'
import { PageHead } from './page-head.tsx'
import { type Column, Table } from './table.tsx'
import { type Tab, Tabs } from './tabs.tsx'

interface ListScreenProps<Row> {
  title: string
  sub?: ReactNode
  /** What can be done with all of it. */
  actions?: ReactNode
  /** Below the head. */
  children?: ReactNode
  /** Between what is chosen by and the list. */
  above?: ReactNode
  tabs?: { label: string; tabs: readonly Tab[] }
  filters?: readonly Filter[] | undefined
  filterButton?: string
  /** Whether a phone has the filters behind one button. */
  isFolded?: boolean
  /** Of the list, where it is not all of the screen. */
  heading?: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly (Column<Row> | false | undefined)[]
  tableClassName?: string | undefined
  rowClassName?: (row: Row) => string | undefined
  /** What is said where there are none. */
  none: { icon: IconName; text: string }
  /** Addresses of other pages. */
  first?: string | null | undefined
  older?: string | null | undefined
  /** What can be done with those that are ticked. */
  bulk?: BulkProps<Row> | false | undefined
}

/** A list: what it shows, what of it, page by page, and what can be done with several at once. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, heading, tabs, filters, rows, columns, none, first, older, bulk } = props
  const list = (
    <section
      className={card.card}
      aria-label={heading ? undefined : title}
      aria-labelledby={heading && 'h-list'}
    >
      {heading && (
        <div className={card.head}>
          <h2 id="h-list">{heading}</h2>
        </div>
      )}
      {rows.length === 0 ? (
        <Empty icon={none.icon}>{none.text}</Empty>
      ) : (
        <Table
          rows={rows}
          keyOf={props.keyOf}
          columns={bulk ? [tickColumn(bulk), ...columns] : columns}
          className={props.tableClassName}
          rowClassName={props.rowClassName}
          hasKeys
        />
      )}
      {(first ?? older) && (
        <div className={style.pager}>
          <span className={`${look.end} ${look.row}`}>
            {first && (
              <ButtonLink size="small" href={first}>
                {words.list.first}
              </ButtonLink>
            )}
            {older && (
              <ButtonLink size="small" href={older} rel="next">
                {words.list.older}
              </ButtonLink>
            )}
          </span>
        </div>
      )}
    </section>
  )
  return (
    <>
      <PageHead title={title} sub={props.sub}>
        {props.actions}
      </PageHead>
      {props.children && <div className={style.note}>{props.children}</div>}
      {tabs && <Tabs {...tabs} />}
      {filters && <Filters filters={filters} button={props.filterButton} isFolded={props.isFolded} />}
      {props.above}
      {bulk && rows.length > 0 ? <Bulk {...bulk}>{list}</Bulk> : list}
    </>
  )
}

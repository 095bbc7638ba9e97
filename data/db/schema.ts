import type { Generated } from 'kysely'

/** The tables that typed queries touch; pages read through SQL in queries/, typed by what it selects. */
export interface Schema {
  apps: AppsTable
}

interface AppsTable {
  id: Generated<number>
  package_name: string
  status: 'live' | 'delisted'
}

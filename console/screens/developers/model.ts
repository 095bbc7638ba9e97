import type {
  appsOfDeveloper,
  DeveloperLine,
  editedDeveloper,
} from '../../../data/db/queries/developers/developers.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

export interface DevelopersModel {
  sought: string
  developers: DeveloperLine[]
  older: string | null
  mayPut: boolean
}

/** As the command names them, in their order. */
export const DEVELOPER_FIELDS = ['name', 'website', 'email', 'legalName', 'address', 'filingNumber'] as const

export interface DeveloperModel {
  /** undefined: it is a new one. */
  developer: Omit<RowOf<typeof editedDeveloper>, 'texts'> | undefined
  /** By the names of the command's fields. */
  values: Record<string, string>
  apps: RowOf<typeof appsOfDeveloper>[]
  hasMore: boolean
  mayPut: boolean
}

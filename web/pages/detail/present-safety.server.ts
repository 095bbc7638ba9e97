import type { AppPageRow } from '../../../data/db/queries/documents/detail.ts'
import type { DetailModel } from './model.ts'

type Declared = Pick<AppPageRow, 'privacy' | 'dataShared' | 'dataEncrypted' | 'dataDeletable'>

/** Nothing while the developer has said nothing but what the list beside it says. */
export function dataSafety(row: Declared): DetailModel['dataSafety'] {
  const { dataShared, dataEncrypted, dataDeletable } = row
  if (dataShared === null && dataEncrypted === null && dataDeletable === null) return undefined
  return {
    collected: row.privacy.map(({ title }) => title),
    shared: dataShared ?? undefined,
    encrypted: dataEncrypted ?? undefined,
    deletable: dataDeletable ?? undefined,
  }
}

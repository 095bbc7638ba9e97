import { onTestFinished, vi } from 'vitest'

const LIST = '../../contract/logging-record.ts'

/** This code, with more fields in the list of the contract and nothing else. */
export async function releaseWith(fields: Record<string, string>) {
  const contract = await import(LIST)
  vi.doMock(LIST, () => ({ ...contract, RECORD_FIELDS: { ...contract.RECORD_FIELDS, ...fields } }))
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock(LIST)
    vi.resetModules()
  })
  const { openStore } = await import('../../data/clickhouse/open-store.ts')
  const { insertLines } = await import('../../analytics/store/insert-lines.ts')
  return { openStore, insertLines }
}

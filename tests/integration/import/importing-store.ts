import { hash } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { type ImportOptions, takeRepository } from '../../../catalogue/repositories/import/take-repository.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { builtPages } from '../../../ops/build/built-pages.ts'
import { ann } from '../../support/packages/small-packages.ts'
import { query } from '../../support/query.ts'
import { importedState } from '../../support/repositories/imported-state.ts'
import { appOf, makeRepository, type RepositoryPlan } from '../../support/repositories/make-repository.ts'
import type { ServedRepository } from '../../support/repositories/serve-repository.ts'
import { giver } from '../commands/giving.ts'
import { suiteApp } from '../suite.ts'

export const THEN = Date.UTC(2026, 9, 1)
/** Who signs it. */
export const pinned = hash('sha256', ann.certificate)

/** A store with rights of staff alone, and a repository that says one thing after the other. */
export function importingStore(name: string, repository: () => ServedRepository) {
  const suite = suiteApp(name, { pages: builtPages })
  const give = giver(suite.db)
  let staff: Database
  let time = THEN
  beforeAll(() => {
    staff = openDatabase({ url: suite.staffUrl, pool: 3, statementTimeoutMs: 60_000 })
  })
  afterAll(() => staff.destroy())
  const files = folderStore(suite.mediaDir)
  const parts = () => ({ db: staff, files, scanner: undefined, mediaDir: suite.mediaDir })
  const rows = async (text: string) => (await query(suite.url, text)).rows
  return {
    suite,
    give,
    parts,
    rows,
    says(packages: RepositoryPlan['packages'], extra: [string, Buffer][] = []) {
      time += 60_000
      const made = makeRepository({ timestamp: time, packages })
      for (const [path, bytes] of extra) made.set(path, bytes)
      repository().serve(made)
    },
    take: (options: Partial<ImportOptions> = {}, by = parts()) =>
      takeRepository(by, { address: repository().address, pinned, now: time + 1000, ...options }),
    async idOf(packageName: string): Promise<number> {
      const [row] = await rows(`select id from apps where package_name = '${packageName}'`)
      return Number(row?.id)
    },
    /** `base`: of a language that is not the one at home. */
    async page(packageName: string, base = '', headers: Record<string, string> = {}) {
      suite.cache().expire()
      const [row] = await rows(`select id from apps where package_name = '${packageName}'`)
      return suite.app().inject({ url: `${base}/apps/${row?.id}`, headers })
    },
    state: () => importedState(suite.url),
  }
}

export type Plain = Record<string, Record<string, unknown>>
/** An app of which more is said than its name. */
export const withMetadata = (name: string, code: number, more: object) => {
  const app = appOf(name, code) as Plain
  return { ...app, metadata: { ...app.metadata, ...more } }
}

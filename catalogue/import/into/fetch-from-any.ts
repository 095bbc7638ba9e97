import type { RepositoryFile } from '../../../contract/import/index.schema.ts'
import { Distrust } from '../distrust.ts'
import { fetchSigned } from '../fetch/fetch-file.ts'
import { mirrorPlace, ownPlace } from '../fetch/places.ts'
import { Spent } from '../fetch/spent.ts'
import { type ImportLimits, usualLimits } from '../limits.ts'
import type { Repository } from './repository-rows.ts'

export interface FetchOptions {
  limits?: Partial<ImportLimits>
  signal?: AbortSignal
  /** Packages, or apps whose pictures are fetched; the others wait for the next run. */
  most?: number
  onProgress?: (said: string) => void
}

/** In one run, of packages and of apps with pictures. */
export const MOST = 1000

/** It is the same wherever it comes from; what is wrong is told of the repository itself. */
export async function fetchFromAny(
  { address, mirrors, settings }: Pick<Repository, 'address' | 'mirrors' | 'settings'>,
  file: RepositoryFile,
  { limits: given, signal }: FetchOptions,
): Promise<Buffer> {
  const limits = { ...usualLimits, ...given, totalBytes: file.size, totalMs: usualLimits.fetchMs }
  let first: Distrust | undefined
  const own = [address, ...settings.alsoAt].map(ownPlace)
  for (const place of [...own, ...mirrors.slice(0, 2).map(mirrorPlace)])
    try {
      return await fetchSigned(place, file, { limits, spent: new Spent(limits, signal) })
    } catch (error) {
      if (!(error instanceof Distrust)) throw error
      first ??= error
    }
  throw first ?? new Distrust('away', file.name)
}

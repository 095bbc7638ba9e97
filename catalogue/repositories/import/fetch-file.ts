import type { RepositoryFile } from '../../../contract/import/index.schema.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { fetchFromAny } from '../fetch/fetch-from-any.ts'
import { mirrorPlace, ownPlace } from '../fetch/places.ts'
import { Spent } from '../fetch/spent.ts'
import { type ImportLimits, usualLimits } from '../limits.ts'

export interface FetchOptions {
  limits?: Partial<ImportLimits>
  signal?: AbortSignal
  /** Packages, or apps whose pictures are fetched; the others wait for the next run. */
  max?: number
  onProgress?: (said: string) => void
}

/** In one run, of packages and of apps with pictures. */
export const MAX = 1000

/** A file that the index names, from its repository or a mirror. Each of them may spend as much on it as it should cost. */
export function fetchFile(
  { address, mirrors, settings }: Pick<Repository, 'address' | 'mirrors' | 'settings'>,
  file: RepositoryFile,
  { limits: given, signal }: FetchOptions,
): Promise<Buffer> {
  const own = [address, ...settings.alsoAt].map(ownPlace)
  const places = [...own, ...mirrors.slice(0, 2).map(mirrorPlace)]
  const total = {
    totalBytes: file.size * places.length,
    totalMs: usualLimits.fetchMs * places.length,
  }
  const limits = { ...usualLimits, ...given, ...total }
  return fetchFromAny(places, file, { limits, spent: new Spent(limits, signal) })
}

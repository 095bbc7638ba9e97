import type { RepositoryFile } from '../../../contract/import/index.schema.ts'
import { UntrustedError } from '../untrusted.ts'
import type { Fetching } from './asked.ts'
import { fetchSigned } from './fetch-file.ts'
import type { Place } from './places.ts'

/** The file is the same at every place. If no place has it, the error of the first is thrown. */
export async function fetchFromAny(
  places: Place[],
  file: RepositoryFile,
  fetching: Fetching,
  onFault?: (place: Place, fault: UntrustedError) => void,
): Promise<Buffer> {
  let first: UntrustedError | undefined
  for (const place of places)
    try {
      return await fetchSigned(place, file, fetching)
    } catch (error) {
      if (!(error instanceof UntrustedError)) throw error
      first ??= error
      onFault?.(place, error)
    }
  throw first ?? new UntrustedError('away', file.name)
}

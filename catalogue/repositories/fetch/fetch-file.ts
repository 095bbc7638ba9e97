import { createHash } from 'node:crypto'
import { isFileName } from '../../../contract/import/fields.schema.ts'
import type { RepositoryFile } from '../../../contract/import/index.schema.ts'
import { assertTrusted } from '../untrusted.ts'
import type { Fetching } from './asked.ts'
import { fromFolder } from './from-folder.ts'
import { fromWeb } from './from-web.ts'
import type { Place } from './places.ts'

/** A file whose size and hash were signed: both are checked before it is read. */
export async function fetchSigned(place: Place, file: RepositoryFile, fetching: Fetching): Promise<Buffer> {
  const bytes = await fetchUpTo(place, file.name, file.size, fetching, file.size)
  assertTrusted(
    bytes.length === file.size,
    'size-wrong',
    `${file.name}: ${bytes.length} of ${file.size} bytes`,
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  assertTrusted(sha256 === file.sha256, 'hash-wrong', file.name)
  return bytes
}

/** A file of which nothing is known but how large it may be. */
export async function fetchUpTo(
  place: Place,
  name: string,
  max: number,
  fetching: Fetching,
  exact?: number,
): Promise<Buffer> {
  assertTrusted(isFileName(name), 'name-wrong', name.slice(0, 200))
  const asked = {
    name,
    max,
    tooLong: exact === undefined ? ('too-large' as const) : ('size-wrong' as const),
  }
  return place.kind === 'folder' ? fromFolder(place, asked, fetching) : fromWeb(place, asked, fetching)
}

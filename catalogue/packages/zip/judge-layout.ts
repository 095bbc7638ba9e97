import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import { descriptorSize, readLocalHeader } from './local-header.ts'
import { onlyPadding } from './padding.ts'
import { signingBlockStart } from './signing-block-start.ts'
import { DEFLATED, DESCRIBED_BEHIND, ENCRYPTED, STORED, type Zip, type ZipEntry } from './zip.ts'

/** Every byte before the directory is a file's, the signing block's or padding: anything else is hidden data. */
export function judgeLayout(zip: Omit<Zip, 'faults'>, faults: Set<ZipFault>): void {
  const { bytes, directory } = zip
  if (bytes.size < 4 || bytes.read(0, 4).readUInt32LE(0) !== 0x04034b50) faults.add('zip-starts-otherwise')

  const inOrder = zip.entries.toSorted((one, other) => one.offset - other.offset)
  const filesEnd = signingBlockStart(bytes, directory.offset) ?? directory.offset
  let at = 0
  for (const entry of inOrder) {
    judgeEntry(entry, faults)
    if (entry.offset < at) faults.add('zip-overlap')
    else if (entry.offset > filesEnd) faults.add('zip-entry-beyond')
    else if (!onlyPadding(bytes, at, entry.offset)) faults.add('zip-data-between')
    at = Math.max(at, endOf(zip, entry, faults))
  }
  if (at > filesEnd) faults.add('zip-entry-beyond')
  else if (!onlyPadding(bytes, at, filesEnd)) faults.add('zip-data-before-directory')
}

function judgeEntry({ name, method, flags, compressedSize, size }: ZipEntry, faults: Set<ZipFault>): void {
  if (flags & ENCRYPTED) faults.add('zip-encrypted')
  if (method !== STORED && method !== DEFLATED) faults.add('zip-strange-method')
  if (method === STORED && compressedSize !== size) faults.add('zip-stored-size')
  // Old signatures do not cover folders.
  if (name.endsWith('/') && size > 0) faults.add('zip-folder-with-data')
}

function endOf({ bytes }: Pick<Zip, 'bytes'>, entry: ZipEntry, faults: Set<ZipFault>): number {
  const header = readLocalHeader(bytes, entry)
  if (!header?.same) faults.add('zip-headers-differ')
  if (!header) return entry.offset
  const end = header.dataOffset + entry.compressedSize
  if ((entry.flags & DESCRIBED_BEHIND) === 0) return end
  const described = descriptorSize(bytes, entry, end)
  if (described === 0) faults.add('zip-descriptor-differs')
  return end + described
}

import { openBytes } from '../../packages/bytes.ts'
import { MAX_ICON } from '../../packages/manifest/find-icon.ts'
import { openZip } from '../../packages/zip/open-zip.ts'
import { readEntry } from '../../packages/zip/read-entry.ts'

// The icon of a package that was read before, in a process of its own (run-apart.ts).
const [, , path = '', name = ''] = process.argv
const zip = openZip(openBytes(path))
const entry = zip.byName.get(name)
if (entry) process.stdout.write(readEntry(zip, entry, MAX_ICON))

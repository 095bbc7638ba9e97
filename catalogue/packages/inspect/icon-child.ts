import { openBytes } from '../bytes.ts'
import { MOST_ICON } from '../manifest/find-icon.ts'
import { openZip } from '../zip/open-zip.ts'
import { readEntry } from '../zip/read-entry.ts'

// The icon of a package that was read before, in a process of its own (run-apart.ts).
const [, , path = '', name = ''] = process.argv
const zip = openZip(openBytes(path))
const entry = zip.byName.get(name)
if (entry) process.stdout.write(readEntry(zip, entry, MOST_ICON))

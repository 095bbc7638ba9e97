import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { ZipEntry } from './zip.ts'

/** What is wrong with the names: none leaves the folder that it is unpacked into, or means two things. */
export function judgeNames(entries: ZipEntry[], faults: Set<ZipFault>): void {
  const folded = new Set<string>()
  for (const { name } of entries) {
    if (name === '') faults.add('zip-name-empty')
    if (name.startsWith('/') || /^[a-z]:/i.test(name)) faults.add('zip-name-absolute')
    if (name.includes('..') && name.split(/[/\\]/).includes('..')) faults.add('zip-name-parent')
    if (name.includes('\\')) faults.add('zip-name-backslash')
    if (hasControl(name)) faults.add('zip-name-control')
    // Build tools shorten the paths of resources to `res/aB.xml` and `res/Ab.xml`: there, case is meant.
    if (name.startsWith('res/')) continue
    const fold = name.toLowerCase()
    if (folded.has(fold)) faults.add('zip-name-case')
    folded.add(fold)
  }
}

function hasControl(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFiles, oldFiles, pinned } from '../../tests/support/repositories/attack.ts'
import { applyDiff } from './diff/apply-diff.ts'
import { isObject } from './diff/merge-patch.ts'
import { openIndex } from './index/open-index.ts'
import { readApp } from './index/read-app.ts'
import { readJson } from './json/read-json.ts'
import { usualLimits } from './limits.ts'
import { readEntryJson } from './trust/read-entry.ts'
import { verifyJar } from './trust/verify-jar.ts'
import { UntrustedError } from './untrusted.ts'

const file = (files: Map<string, Buffer>, name: string) => files.get(name) ?? Buffer.alloc(0)
const before = openIndex(file(oldFiles(), '/index-v2.json'), usualLimits)
const jar = file(newFiles(), '/entry.jar')
const index = file(newFiles(), '/index-v2.json')
const diff = file(newFiles(), `/diff/${Date.UTC(2026, 9, 1)}.json`)

/** Some bytes are others, or a part is missing or repeated. */
const broken = (bytes: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 }),
      fc.nat(bytes.length),
      fc.nat(bytes.length),
      fc.constantFrom('bytes', 'gone', 'twice'),
    )
    .map(([changes, one, other, how]) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      if (how === 'gone') return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
      if (how === 'twice') return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
      const copy = Buffer.from(bytes)
      for (const [at, value] of changes) copy[at] = value
      return copy
    })

/** Undefined if it is refused with a reason; whatever else is thrown is a mistake of ours. */
function orRefused<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof UntrustedError) return undefined
    throw error
  }
}

test('a jar that was changed says what was signed, or nothing', () => {
  const { json } = verifyJar(jar)
  fc.assert(
    fc.property(broken(jar), bytes => {
      const read = orRefused(() => verifyJar(bytes))
      if (read?.signer.sha256 === pinned) expect(read.json.equals(json)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('an index of any signer is read or refused', () => {
  fc.assert(
    fc.property(broken(index), bytes => {
      const open = orRefused(() => openIndex(bytes, usualLimits))
      for (const name of open?.packages.keys() ?? [])
        if (open) expect(Object.keys(readApp(open, name, usualLimits))).toHaveLength(1)
    }),
    { numRuns: 2000 },
  )
})

test('changes of any signer lead somewhere or are refused', () => {
  fc.assert(
    fc.property(broken(diff), bytes => {
      const read = orRefused(() => readJson(bytes, usualLimits))
      if (!isObject(read)) return
      const made = orRefused(() => applyDiff(before, read))
      if (!made) return
      expect([...openIndex(made.text, usualLimits).packages.keys()]).toEqual([...made.packages.keys()])
    }),
    { numRuns: 2000 },
  )
})

test('an entry of any signer is read or refused', () => {
  const { json } = verifyJar(jar)
  fc.assert(
    fc.property(broken(json), bytes => {
      orRefused(() => readEntryJson(bytes, usualLimits, Date.now()))
    }),
    { numRuns: 2000 },
  )
})

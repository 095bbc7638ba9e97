import { expect, test } from 'vitest'
import type { Finding } from '../../contract/packages/inspection.schema.ts'
import { causesOf, uploadState } from './causes.ts'

const refuse = (id: Finding['id'], about = ''): Finding => ({ id, level: 'refuse', about })
const note = (id: Finding['id'], about = ''): Finding => ({ id, level: 'note', about })

test('one fault on every Android version is one cause, with each range named once', () => {
  const ranges = ['API 21–23', 'API 24–27', 'API 28–32', 'API 33+', 'API 33+']
  expect(causesOf(ranges.map(range => refuse('content-changed', range)))).toEqual([
    { id: 'content-changed', level: 'refuse', abouts: ranges.slice(0, 4) },
  ])
})

test('another signer comes first, then what blocks, then what should be known', () => {
  const findings = [
    note('permissions-added', 'android.permission.CAMERA'),
    refuse('version-there', '7'),
    refuse('signer-changed', 'aaaaaaaaaaaa → bbbbbbbbbbbb'),
  ]
  expect(causesOf(findings).map(({ id }) => id)).toEqual([
    'signer-changed',
    'version-there',
    'permissions-added',
  ])
})

test('a cause that is about nothing else names nothing', () => {
  expect(causesOf([refuse('zip-no-end', 'zip-no-end')])).toEqual([
    { id: 'zip-no-end', level: 'refuse', abouts: [] },
  ])
})

test('the same thing refused in one file and noted in another is two causes', () => {
  expect(causesOf([refuse('key-weak'), note('key-weak', 'rsa 1024')])).toHaveLength(2)
})

const upload = { isPublished: false, isChecked: true, hasApp: true, findings: [] as Finding[] }

test.each([
  [
    'published, whatever is said of it since',
    { isPublished: true, findings: [refuse('malware')] },
    'published',
  ],
  ['refused', { findings: [note('permissions-added'), refuse('debuggable')] }, 'refused'],
  ['refused, though the store lacks its app', { hasApp: false, findings: [refuse('malware')] }, 'refused'],
  ['waiting for the rest of the file', { isChecked: false }, 'needs-you'],
  ['waiting for its app', { hasApp: false }, 'needs-you'],
  ['ready with something to know', { findings: [note('permissions-added')] }, 'ready'],
  ['ready', {}, 'ready'],
] as const)('an upload is %s', (_, parts, state) => {
  expect(uploadState({ ...upload, ...parts })).toBe(state)
})

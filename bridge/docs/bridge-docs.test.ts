import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { METHODS, type Method } from '../../contract/bridge-methods.ts'
import { bridgeDocs } from './bridge-docs.ts'
import { NAMED_PAYLOADS } from './notes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('[BR-1] docs/bridge.md is what the contract says now: else run npm run docs', () => {
  expect(read('../../docs/bridge.md')).toBe(bridgeDocs(read('bridge.template.md')))
})

test('[BR-3] every host-app payload is named by the specification', () => {
  const host = (Object.keys(METHODS) as Method[]).filter(name => METHODS[name].side === 'host')
  expect(NAMED_PAYLOADS).toEqual(['alipay', 'flowCheck', ...host])
})

test('a part that nobody writes is not left in the file', () => {
  expect(() => bridgeDocs('<!-- nobody -->')).toThrow('nobody')
})

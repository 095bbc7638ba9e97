import { expect, test } from 'vitest'
import { METHODS, type Method } from '../../contract/bridge-methods.ts'
import { bridgeDocs } from './bridge-docs.ts'
import { NAMED_PAYLOADS } from './notes.ts'

test('[BR-3] every host-app payload is named by the specification', () => {
  const host = (Object.keys(METHODS) as Method[]).filter(name => METHODS[name].side === 'host')
  expect(NAMED_PAYLOADS).toEqual(['alipay', 'flowCheck', ...host])
})

test('a template with an unknown part throws', () => {
  expect(() => bridgeDocs('<!-- other -->')).toThrow('other')
})

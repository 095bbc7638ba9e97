import { expect, test } from 'vitest'
import {
  DIALECTS,
  MAX_MESSAGE_LENGTH,
  readCall,
  readMessage,
  writeCall,
  writeMessage,
} from './bridge-wire.ts'

const id = 'abcdefghijklmnopqrstuvwx'

test('[BR-1] a call in the jsobject dialect has a method, data and perhaps a callback', () => {
  const call = {
    key_method_id: 6,
    key_js_callback: 1,
    key_callback_method: id,
    key_data: { a: 1 },
    key_tpdata: '',
  }
  expect(JSON.parse(writeCall('jsobject', { id, method: 6, data: { a: 1 } }))).toEqual(call)
  expect(JSON.parse(writeCall('jsobject', { id: '', method: 6, data: { a: 1 } }))).toEqual({
    ...call,
    key_callback_method: '',
  })
})

test('[BR-1] a call in the webmessage dialect has no id when no reply is expected', () => {
  expect(JSON.parse(writeCall('webmessage', { id, method: 6, data: {} }))).toEqual({
    id,
    method: 6,
    data: {},
  })
  expect(JSON.parse(writeCall('webmessage', { id: '', method: 6, data: {} }))).toEqual({
    method: 6,
    data: {},
  })
})

test('[BR-4] native pushes a method and data in the jsobject dialect', () => {
  const push = { method: 4, data: { status: 4 } }
  expect(JSON.parse(writeMessage('jsobject', push))).toEqual({ key_method_id: 4, key_data: { status: 4 } })
})

test.each(DIALECTS)('[BR-1] %s: what one side writes the other reads', dialect => {
  const call = { id, method: 6, data: { a: 1 } }
  expect(readCall(dialect, writeCall(dialect, call))).toEqual(call)
  expect(readCall(dialect, writeCall(dialect, { ...call, id: '' }))).toEqual({ ...call, id: '' })
  for (const message of [{ ...call }, { id, method: 6, error: 'DENIED' }, { method: 4, data: {} }]) {
    expect(readMessage(dialect, writeMessage(dialect, message))).toEqual(message)
  }
})

test.each(DIALECTS)('[BR-1] %s: what is no message reads as none', dialect => {
  for (const text of [undefined, null, 7, {}, '', '{', 'null', 'x'.repeat(MAX_MESSAGE_LENGTH + 1)]) {
    expect(readMessage(dialect, text)).toBeUndefined()
  }
  const longest = JSON.stringify(' '.repeat(MAX_MESSAGE_LENGTH - 2))
  expect(readMessage(dialect, longest)).toEqual({})
  expect(readMessage(dialect, `${longest} `)).toBeUndefined()
  expect(readCall(dialect, '{}')).toBeUndefined()
})

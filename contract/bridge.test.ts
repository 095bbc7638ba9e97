import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { APP_STATUS, BRIDGE_ERRORS, METHOD_ID } from './bridge.ts'
import { jsObjectCall, jsObjectPush, webMessageCall, webMessageReply } from './bridge-messages.schema.ts'
import { payloads } from './bridge-payloads.schema.ts'

const id = 'abcdefghijklmnopqrstuvwx'
const accepts = (schema: z.ZodMiniType, x: unknown) => z.safeParse(schema, x).success

test('[BR-4] the status codes and their names', () => {
  expect(APP_STATUS).toEqual({
    unknown: 0,
    undownload: 2,
    downloading: 4,
    downloadPause: 8,
    downloadComplete: 16,
    installing: 32,
    latestInstalled: 64,
    oldVerInstalled: 128,
    patchInstalled: 256,
    uncompressable: 512,
    uncompressing: 1024,
  })
})

test('[BR-2] no two methods share an id, and those we chose start at 9001', () => {
  const ids = Object.values(METHOD_ID)
  expect(new Set(ids).size).toBe(ids.length)
  const { fileDownload, videoPage, articlePage, qqGroup } = METHOD_ID
  expect([fileDownload, videoPage, articlePage, qqGroup]).toEqual([9001, 9002, 9003, 9004])
  expect(ids.filter(method => method >= 9001)).toHaveLength(4)
})

test('[BR-1] a call in the jsobject dialect has a method, data and perhaps a callback', () => {
  const call = { key_method_id: 6, key_js_callback: 1, key_callback_method: id, key_data: {}, key_tpdata: '' }
  expect(accepts(jsObjectCall, call)).toBe(true)
  expect(accepts(jsObjectCall, { ...call, key_callback_method: '' })).toBe(true)
  expect(accepts(jsObjectCall, { ...call, key_callback_method: 'alert(1)' })).toBe(false)
  expect(accepts(jsObjectCall, { ...call, key_method_id: 2 })).toBe(false)
  expect(accepts(jsObjectPush, { key_method_id: 4, key_data: { status: 4 } })).toBe(true)
  expect(accepts(jsObjectPush, { key_method_id: 'x' })).toBe(false)
})

test('[BR-1] a call in the webmessage dialect is answered with data or with one of our errors', () => {
  expect(accepts(webMessageCall, { method: 1101, data: {} })).toBe(true)
  expect(accepts(webMessageCall, { id: 'x', method: 1101, data: {} })).toBe(false)
  expect(accepts(webMessageReply, { id, ok: true, data: 1 })).toBe(true)
  expect(accepts(webMessageReply, { id, ok: false, error: 'DENIED' })).toBe(true)
  expect(accepts(webMessageReply, { id, ok: false, error: 'boom' })).toBe(false)
  expect(accepts(webMessageReply, { id, ok: false })).toBe(false)
  expect(BRIDGE_ERRORS).toHaveLength(8)
})

const box = { left: 0, top: 0, right: 10, bottom: 20 }

test.each([
  ['systemInfo', {}],
  ['clientInfo', {}],
  ['openNewPage', { url: 'https://a.example/', title: 't', level: 1 }],
  ['routePage', { router: 'pergola://router/detail?id=4%20&a=b' }],
  ['singleSignOnPage', { url: 'https://a.example/' }],
  ['exitPage', {}],
  ['event', { event: 1 }],
  ['keyboard', { show: true }],
  ['keyboard', { show: false }],
  ['screenCapture', { ...box, action: 0 }],
  ['screenCapture', { ...box, action: 1, msg: 'm' }],
  ['screenCaptureDp', box],
  ['shake', { shake: true }],
  ['title', { show: false }],
  ['hideLoading', {}],
  ['fullScreen', { isFullScreen: true }],
  ['userIsNew', {}],
] as const)('[BR-3] %s takes %j and nothing more', (method, payload) => {
  expect(accepts(payloads[method], payload)).toBe(true)
  expect(accepts(payloads[method], { ...payload, extra: 1 })).toBe(false)
  for (const field of Object.keys(payload)) {
    expect(accepts(payloads[method], { ...payload, [field]: undefined })).toBe(false)
  }
})

test.each([
  ['alipay', { payInfo: 'signed' }],
  ['flowCheck', { checkType: 1, carrierType: 2, phoneToken: 't' }],
  ['keyValueGet', { key: 'k' }],
  ['keyValueSet', { key: 'k', value: '' }],
  ['toast', { msg: 'm' }],
  ['bindTaobao', { loginType: 3 }],
  ['checkStatus', { appId: 1, packageName: 'com.example' }],
  ['shareImage', { imgUrl: 'https://a.example/a.png' }],
] as const)('[BR-2] %s takes %j and nothing more', (method, payload) => {
  expect(accepts(payloads[method], payload)).toBe(true)
  expect(accepts(payloads[method], { ...payload, extra: 1 })).toBe(false)
  for (const field of Object.keys(payload)) {
    expect(accepts(payloads[method], { ...payload, [field]: undefined })).toBe(false)
  }
})

test('[BR-2] every method that the page calls has a payload', () => {
  expect(Object.keys(payloads).sort()).toEqual(
    Object.keys(METHOD_ID)
      .filter(m => m !== 'appStatusPush')
      .sort(),
  )
})

test.each(['http://a.example/', 'javascript:alert(1)', '//a.example', ''])(
  '[BR-3] no page opens at %s',
  url => {
    expect(accepts(payloads.openNewPage, { url, title: 't', level: 1 })).toBe(false)
  },
)

test.each([
  'https://a.example/',
  'x://router/',
  'x://router/a b',
  'x://router/a/b',
  'X://router/a',
  ' x://router/a',
  'x://router/a?<',
])('[BR-7] %s is no router value', router => {
  expect(accepts(payloads.routePage, { router })).toBe(false)
})

test.each([1, 0, 'true', null])('[BR-6] the host flags are booleans, not %j', flag => {
  expect(accepts(payloads.keyboard, { show: flag })).toBe(false)
  expect(accepts(payloads.title, { show: flag })).toBe(false)
  expect(accepts(payloads.fullScreen, { isFullScreen: flag })).toBe(false)
})

test('[BR-5] the only login type is TAOBAO, 3', () => {
  expect(accepts(payloads.login, {})).toBe(true)
  expect(accepts(payloads.login, { loginType: 3 })).toBe(true)
  expect(accepts(payloads.login, { loginType: 1 })).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adConfigReply, adConfigRequest } from './ad-config.schema.ts'
import { AD_LOCATION, readAdConfig } from './ad-config.ts'
import { downloadConfigReply } from './download-config.schema.ts'
import { DOWNLOAD_TYPE, readDownloadConfig } from './download-config.ts'
import { envelope, FAILURE, type FailureName, failureEnvelope } from './envelope.ts'

const type = fc.constantFrom(0, 1, 2)

test.each(Object.keys(FAILURE) as FailureName[])(
  '[VAL-9] a reply with the code of %s changes nothing, whatever it brings',
  name => {
    const ads = { adLocationInfoList: [{ adLocationType: 2, adUrl: '/a', imgUrl: '/b' }] }
    const config = { display: '去拿', ch: 'x', downloadType: 2, downloadUrl: '/c' }
    expect([readAdConfig(envelope(ads)), readDownloadConfig(envelope(config))]).toEqual([
      ads.adLocationInfoList,
      config,
    ])
    const failed = (data: unknown) => ({ ...failureEnvelope(name), data })
    expect([readAdConfig(failed(ads)), readDownloadConfig(failed(config))]).toEqual([[], undefined])
  },
)

test.each([
  ['0', 0],
  ['1', 1],
  ['2', 2],
])('[AD-1] the form field pageType %s is the code %d', (pageType, code) => {
  expect(z.parse(adConfigRequest, { appType: '0', pageType, appId: '42' })).toEqual({
    appType: 0,
    pageType: code,
    appId: 42,
  })
})

test.each([
  [{ appType: '1' }],
  [{ pageType: '3' }],
  [{ pageType: '' }],
  [{ pageType: '00' }],
  [{ appId: '0' }],
  [{ appId: '-1' }],
  [{ appId: '1e3' }],
  [{ appId: '1234567890123' }],
  [{ appId: undefined }],
])('[AD-1] a request with %j is refused', change => {
  const form = { appType: '0', pageType: '0', appId: '123456789012' }
  expect(z.safeParse(adConfigRequest, form).success).toBe(true)
  expect(z.safeParse(adConfigRequest, { ...form, ...change }).success).toBe(false)
})

test('[AD-1] the page reads every list that fits the schema', () => {
  expect(AD_LOCATION).toEqual({ top: 0, middle: 1, bottom: 2 })
  const places = fc.array(fc.record({ adLocationType: type, adUrl: fc.string(), imgUrl: fc.string() }))
  fc.assert(
    fc.property(places, adLocationInfoList => {
      const reply = envelope({ adLocationInfoList })
      expect(z.safeParse(adConfigReply, reply).success).toBe(true)
      expect(readAdConfig(reply)).toEqual(adLocationInfoList)
    }),
  )
})

test('[AD-1] what does not fit is left out, and takes nothing else with it', () => {
  const whole = { adLocationType: 2, adUrl: '/a', imgUrl: '/b' }
  const broken = [
    null,
    7,
    {},
    { ...whole, adLocationType: 3 },
    { ...whole, adUrl: 1 },
    { ...whole, imgUrl: undefined },
  ]
  for (const place of broken)
    expect(z.safeParse(adConfigReply, envelope({ adLocationInfoList: [place] })).success).toBe(false)
  expect(readAdConfig(envelope({ adLocationInfoList: [...broken, whole] }))).toEqual([whole])
  for (const data of [null, {}, { adLocationInfoList: {} }]) expect(readAdConfig(envelope(data))).toEqual([])
  expect(readAdConfig({ state: { code: 5_000_000 }, data: { adLocationInfoList: [whole] } })).toEqual([])
})

test('[DL-6] the page reads every configuration that fits the schema', () => {
  expect(DOWNLOAD_TYPE).toEqual({ highSpeed: 0, normal: 1, custom: 2 })
  const config = fc.record({
    display: fc.string({ minLength: 1 }),
    ch: fc.string(),
    downloadType: type,
    downloadUrl: fc.string(),
  })
  fc.assert(
    fc.property(config, data => {
      expect(z.safeParse(downloadConfigReply, envelope(data)).success).toBe(true)
      expect(readDownloadConfig(envelope(data))).toEqual(data)
    }),
  )
})

test('running experiments come with the configuration', () => {
  const data = {
    display: '拿',
    ch: '',
    downloadType: 1,
    downloadUrl: '',
    experiments: { 'install-guide': 50 },
  }
  expect(z.safeParse(downloadConfigReply, envelope(data)).success).toBe(true)
  expect(readDownloadConfig(envelope(data))).toEqual(data)
})

test('[DL-6] the button says 下载 unless the server says otherwise', () => {
  expect(readDownloadConfig(envelope({ downloadType: 1 }))).toEqual({
    display: '下载',
    ch: '',
    downloadType: 1,
    downloadUrl: '',
  })
  expect(readDownloadConfig(envelope({ downloadType: 0, display: '' }))?.display).toBe('下载')
  expect(readDownloadConfig(envelope({ downloadType: 0, display: 7 }))?.display).toBe('下载')
})

test.each([
  [envelope(null)],
  [envelope({})],
  [envelope({ downloadType: 3 })],
  [envelope({ downloadType: '1' })],
  [{ state: { code: 4_040_000 }, data: { downloadType: 1 } }],
  [undefined],
])('[DL-6] the reply %j leaves the default button', reply => {
  expect(readDownloadConfig(reply)).toBeUndefined()
})

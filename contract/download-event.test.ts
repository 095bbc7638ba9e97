import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { downloadEventSchema } from './download-event.schema.ts'
import { downloadEvent } from './download-event.ts'
import { DOWNLOAD_KINDS } from './download-kinds.ts'

const app = { packageName: 'com.example', appId: 42, name: '花架', resourceType: 1 } as const
const origin = { originalPackageName: 'com.origin', originalAppId: 7 }

test.each(DOWNLOAD_KINDS)(
  '[DL-11] [TRK-3] the event of a %s download carries the app, how it came about and where the visitor came from',
  kind => {
    const event = downloadEvent(app, kind, true, origin)
    expect(event).toEqual({
      packageName: 'com.example',
      appId: 42,
      appName: '花架',
      resType: 1,
      downloadType: kind,
      appOffline: true,
      originalPackageName: 'com.origin',
      originalAppId: 7,
    })
    expect(z.parse(downloadEventSchema, event)).toEqual(event)
  },
)

test('[DL-11] a download is direct, or direct_auto, of an app that is there or not', () => {
  expect(DOWNLOAD_KINDS).toEqual(['direct', 'direct_auto'])
  expect(downloadEvent(app, 'direct', false, origin).appOffline).toBe(false)
})

test.each([
  [{ downloadType: 'auto' }],
  [{ resType: 2 }],
  [{ appId: 0 }],
  [{ appId: '42' }],
  [{ appOffline: 1 }],
  [{ packageName: undefined }],
  [{ packageName: 'a'.repeat(256) }],
  [{ originalAppId: -1 }],
  [{ extra: 'x' }],
])('[DL-11] an event with %j is refused', change => {
  const event = downloadEvent(app, 'direct', true, origin)
  expect(z.safeParse(downloadEventSchema, { ...event, ...change }).success).toBe(false)
})

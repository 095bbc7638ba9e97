import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { appFieldsSchema } from './app-fields.schema.ts'
import type { AppFields } from './app-fields.ts'
import { APP_STATUS, BRIDGE_ERRORS } from './bridge.ts'
import { fieldName, readFields } from './bridge-fields.ts'
import { APP_STATUS_PUSH, METHODS, type MethodRow, type Payload, type Reply } from './bridge-methods.ts'
import { sampleOf } from './bridge-sample.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'
import { type LoggingRecord, RECORD_FIELDS } from './logging-record.ts'

const rows = Object.entries<MethodRow>(METHODS)
const reading = { exact: true, url: (text: string) => text }

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

test('[BR-1] a call can end in eight kinds of failure', () => {
  expect([...BRIDGE_ERRORS].sort()).toEqual(
    'BAD_PARAMS BAD_REPLY CANCELLED DENIED HOST_ERROR NO_HOST TIMEOUT UNSUPPORTED'.split(' '),
  )
})

test('[BR-2] every method has the id that native knows it by, and those we chose start at 9001', () => {
  expect(Object.fromEntries(rows.map(([name, { id }]) => [name, id]))).toEqual({
    log: 1,
    checkStatus: 5,
    download: 6,
    pause: 7,
    continue: 8,
    install: 9,
    open: 10,
    detail: 11,
    loginCheck: 12,
    login: 13,
    bindTaobao: 14,
    shareFriends: 15,
    shareMoments: 17,
    systemInfo: 101,
    clientInfo: 102,
    shake: 103,
    routePage: 104,
    uncompress: 202,
    singleSignOnPage: 315,
    userIsNew: 316,
    shareSystem: 618,
    keyValueGet: 703,
    keyValueSet: 704,
    alipay: 901,
    toast: 1101,
    popup: 1102,
    screenCapture: 1105,
    screenCaptureShare: 1105,
    exitPage: 1108,
    event: 1109,
    openNewPage: 1110,
    keyboard: 1112,
    title: 1114,
    hideLoading: 1115,
    fullScreen: 1116,
    gameOrder: 1117,
    flowCheck: 1124,
    shareImage: 1125,
    screenCaptureDp: 1126,
    order: 1127,
    follow: 1129,
    unfollow: 1130,
    collect: 4001,
    fileDownload: 9001,
    videoPage: 9002,
    articlePage: 9003,
    qqGroup: 9004,
    withdrawn: 9005,
  })
  expect(APP_STATUS_PUSH.id).toBe(4)
})

test.each(rows)(
  '[BR-2] %s: nothing but its own payload fits its row, and its id tells it apart',
  (name, row) => {
    const sample = sampleOf(row.payload)
    const twins = rows.filter(
      ([, other]) => other.id === row.id && readFields(other.payload, sample, reading),
    )
    expect(twins.map(([twin]) => twin)).toEqual([name])
    if (row.reply) expect(readFields(row.reply, sampleOf(row.reply))).toEqual(sampleOf(row.reply))
    expect(row.reply === null).toBe(row.wait === 'none')
  },
)

test('[BR-2] logging, toasts and flags expect no reply; logging in, paying and sharing leave the visitor time', () => {
  const waits = (wait: string) => rows.filter(([, row]) => row.wait === wait).map(([name]) => name)
  expect(waits('none')).toEqual(
    'log toast withdrawn singleSignOnPage exitPage event keyboard shake title hideLoading fullScreen'.split(
      ' ',
    ),
  )
  expect(waits('visitor')).toEqual(
    'login bindTaobao shareFriends shareMoments shareSystem shareImage popup alipay screenCaptureShare'.split(
      ' ',
    ),
  )
})

test('[BR-2] types follow from the table', () => {
  expectTypeOf<Payload<'log'>>().toEqualTypeOf<LoggingRecord>()
  expectTypeOf<Payload<'download'>>().toEqualTypeOf<AppFields>()
  expectTypeOf<Payload<'login'>>().toEqualTypeOf<{ loginType?: 3 }>()
  expectTypeOf<Reply<'alipay'>>().toEqualTypeOf<{ state: 'paid' | 'pending' }>()
  expectTypeOf<Reply<'toast'>>().toEqualTypeOf<undefined>()
})

test('[TRK-2] what native logs is the logging record, no more and no less', () => {
  const { log } = METHODS
  const record = fc.record(
    Object.fromEntries(
      Object.keys(RECORD_FIELDS).map(key => [
        fieldName(key),
        fc.oneof(
          fc.constant('click'),
          fc.nat(3),
          fc.constant(2 ** 31),
          fc.string({ maxLength: 3 }),
          fc.constant('x'.repeat(513)),
        ),
      ]),
    ),
    { requiredKeys: ['type', 'action', 'page'] },
  )
  const fitting = sampleOf(log.payload)
  expect(z.parse(loggingRecordSchema, fitting)).toEqual(fitting)
  fc.assert(
    fc.property(
      fc.oneof(
        record,
        record.map(part => ({ ...fitting, ...pickOne(part) })),
      ),
      x => {
        expect(readFields(log.payload, x, reading) !== undefined).toBe(
          z.safeParse(loggingRecordSchema, x).success,
        )
      },
    ),
    { numRuns: 1000 },
  )
})

test('[DET-17] what is downloaded is the app as a download control carries it', () => {
  const { payload } = METHODS.download
  expect(Object.keys(payload)).toEqual(Object.keys(appFieldsSchema.shape))
  const app = sampleOf(payload)
  expect(z.parse(appFieldsSchema, app)).toEqual(app)
})

function pickOne(part: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(part).slice(-1))
}

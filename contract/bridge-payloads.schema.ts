import * as z from 'zod/mini'
import { appFieldsSchema } from './app-fields.schema.ts'
import { CAPTURE, CLEAR_HISTORY, LOGIN_TYPE, type METHOD_ID } from './bridge.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'
import { id } from './page-attributes.schema.ts'

const empty = z.strictObject({})
const httpsUrl = z.url({ protocol: /^https$/ })
const router = z.string().check(z.regex(/^[a-z]+:\/\/router\/[a-z]+(\?[\w=&%.-]*)?$/))
const key = z.string().check(z.minLength(1), z.maxLength(128))
const words = z.string().check(z.maxLength(1024))

const app = z.strictObject({ appId: id, packageName: z.string().check(z.minLength(1)) })
const shared = z.strictObject({
  title: words,
  content: words,
  url: httpsUrl,
  imgUrl: z.exactOptional(httpsUrl),
})
const login = z.strictObject({ loginType: z.exactOptional(z.literal(LOGIN_TYPE.TAOBAO)) })
const box = { left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }

/** What the page may send. Strict, so that nothing reaches native by accident. */
export const payloads = {
  log: loggingRecordSchema,
  checkStatus: app,
  download: appFieldsSchema,
  pause: app,
  continue: app,
  install: app,
  uncompress: app,
  open: app,
  detail: app,
  follow: app,
  unfollow: app,
  collect: app,
  order: app,
  gameOrder: app,
  loginCheck: empty,
  login,
  bindTaobao: z.strictObject({ loginType: z.literal(LOGIN_TYPE.TAOBAO) }),
  share: shared,
  shareMoments: shared,
  shareSystem: shared,
  shareImage: z.strictObject({ imgUrl: httpsUrl }),
  toast: z.strictObject({ msg: words }),
  popup: z.strictObject({ title: words, content: words }),
  alipay: z.strictObject({ payInfo: z.string().check(z.minLength(1)) }),
  fileDownload: z.strictObject({ url: httpsUrl, name: words }),
  keyValueGet: z.strictObject({ key }),
  keyValueSet: z.strictObject({ key, value: z.string() }),
  videoPage: z.strictObject({ url: httpsUrl }),
  articlePage: z.strictObject({ url: httpsUrl }),
  qqGroup: z.strictObject({ key }),
  flowCheck: z.strictObject({ checkType: z.int(), carrierType: z.int(), phoneToken: z.string() }),
  systemInfo: empty,
  clientInfo: empty,
  openNewPage: z.strictObject({ url: httpsUrl, title: words, level: z.int() }),
  routePage: z.strictObject({ router }),
  singleSignOnPage: z.strictObject({ url: httpsUrl }),
  exitPage: empty,
  event: z.strictObject({ event: z.literal(CLEAR_HISTORY) }),
  keyboard: z.strictObject({ show: z.boolean() }),
  screenCapture: z.union([
    z.strictObject({ ...box, action: z.literal(CAPTURE.keep) }),
    z.strictObject({ ...box, action: z.literal(CAPTURE.share), msg: words }),
  ]),
  screenCaptureDp: z.strictObject(box),
  shake: z.strictObject({ shake: z.boolean() }),
  title: z.strictObject({ show: z.boolean() }),
  hideLoading: empty,
  fullScreen: z.strictObject({ isFullScreen: z.boolean() }),
  userIsNew: empty,
} satisfies Record<Exclude<keyof typeof METHOD_ID, 'appStatusPush'>, z.ZodMiniType>

/** What native pushes when an app's state changes. The status may be a value we don't know yet. */
export const appStatusPush = z.object({
  packageName: z.string(),
  status: z.int(),
  progress: z.exactOptional(z.number().check(z.gte(0), z.lte(100))),
})
export type AppStatusPush = z.infer<typeof appStatusPush>

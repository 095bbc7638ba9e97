import type * as z from 'zod/mini'
import type { payloads } from './bridge-payloads.schema.ts'

/** What the native client knows a method by. From 9001 up the ids are ours: no other was known. */
export const METHOD_ID = {
  log: 1,
  appStatusPush: 4,
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
  share: 15,
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
} as const

export type Method = keyof typeof METHOD_ID
export type MethodId = (typeof METHOD_ID)[Method]
export type Payload<M extends keyof typeof payloads> = z.infer<(typeof payloads)[M]>

export const APP_STATUS = {
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
} as const

export type AppStatusName = keyof typeof APP_STATUS
export type AppStatus = (typeof APP_STATUS)[AppStatusName]

export const LOGIN_TYPE = { TAOBAO: 3 } as const

/** The number that the `event` method takes to clear the page history. */
export const CLEAR_HISTORY = 1

/** Screen capture: keep the picture, or share it. */
export const CAPTURE = { keep: 0, share: 1 } as const

export const BRIDGE_ERRORS = [
  'NO_HOST',
  'UNSUPPORTED',
  'BAD_PARAMS',
  'DENIED',
  'CANCELLED',
  'TIMEOUT',
  'HOST_ERROR',
  'BAD_REPLY',
] as const
export type BridgeErrorCode = (typeof BRIDGE_ERRORS)[number]

import { CAPTURE, CLEAR_HISTORY, LOGIN_TYPE } from './bridge.ts'
import type { Fields, Shape } from './bridge-fields.ts'
import { RECORD_FIELDS } from './logging-record.ts'

/** The store's own client, or the app that hosts the page (which may be the client as well). */
export type Side = 'client' | 'host'

/** How long a reply may take: a question, a visitor who decides, or none is expected. */
export const WAIT_MS = { query: 3_000, visitor: 600_000, none: 0 } as const
type Wait = keyof typeof WAIT_MS

export interface MethodRow {
  /** What native knows the method by. From 9001 up the ids are ours: no other was known. */
  id: number
  side: Side
  /** The smallest version of that side which has it. */
  since: string
  wait: Wait
  /** Sent exactly so. */
  payload: Fields
  /** May carry more, which is dropped. Null when none is expected. */
  reply: Fields | null
}

const nothing = {} as const
const app = { appId: 'id', packageName: 'name:255' } as const
const message = { title: 'text:1024', content: 'text:1024', url: 'url', 'imgUrl?': 'url' } as const
const page = { url: 'url' } as const
const box = { left: 'number', top: 'number', right: 'number', bottom: 'number' } as const
const loggedIn = { loggedIn: 'flag' } as const
const status = { status: 'int', 'progress?': 'percent' } as const

const download = {
  appId: 'id',
  versionId: 'count',
  name: 'text:512',
  packageName: 'name:255',
  versionCode: 'digits',
  versionName: 'text:128',
  iconUrl: 'url',
  resourceType: [0, 1],
  size: 'count',
  downloadUrl: 'url',
  categoryId: 'count',
  subCategoryId: 'count',
  recommend: 'text:2048',
} as const

const system = {
  sdk: 'count',
  model: 'text:128',
  language: 'text:35',
  network: ['none', 'wifi', 'mobile', 'other'],
  'abis?': 'text:255',
} as const
const client = {
  packageName: 'name:255',
  versionCode: 'digits',
  versionName: 'text:128',
  channel: 'text:128',
} as const

/**
 * Everything a page can ask of native. Methods that share an id are told apart by a constant in their payload.
 * docs/reference/bridge.md is made from this table.
 */
// biome-ignore format: a table is read by its columns
export const METHODS = {
  log:                { id: 1,    side: 'client', since: '1.0', wait: 'none',    payload: RECORD_FIELDS, reply: null },
  checkStatus:        { id: 5,    side: 'client', since: '1.0', wait: 'query',   payload: app, reply: status },
  download:           { id: 6,    side: 'client', since: '1.0', wait: 'query',   payload: download, reply: nothing },
  pause:              { id: 7,    side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  continue:           { id: 8,    side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  install:            { id: 9,    side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  open:               { id: 10,   side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  detail:             { id: 11,   side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  uncompress:         { id: 202,  side: 'client', since: '1.0', wait: 'query',   payload: app, reply: nothing },
  follow:             { id: 1129, side: 'client', since: '1.0', wait: 'query',   payload: app, reply: { followed: 'flag' } },
  unfollow:           { id: 1130, side: 'client', since: '1.0', wait: 'query',   payload: app, reply: { followed: 'flag' } },
  collect:            { id: 4001, side: 'client', since: '1.0', wait: 'query',   payload: app, reply: { collected: 'flag' } },
  order:              { id: 1127, side: 'client', since: '1.0', wait: 'query',   payload: app, reply: { ordered: 'flag' } },
  gameOrder:          { id: 1117, side: 'client', since: '1.0', wait: 'query',   payload: app, reply: { ordered: 'flag' } },
  loginCheck:         { id: 12,   side: 'client', since: '1.0', wait: 'query',   payload: nothing, reply: loggedIn },
  login:              { id: 13,   side: 'client', since: '1.0', wait: 'visitor', payload: { 'loginType?': LOGIN_TYPE.TAOBAO }, reply: loggedIn },
  bindTaobao:         { id: 14,   side: 'client', since: '1.0', wait: 'visitor', payload: { loginType: LOGIN_TYPE.TAOBAO }, reply: loggedIn },
  shareFriends:       { id: 15,   side: 'client', since: '1.0', wait: 'visitor', payload: message, reply: nothing },
  shareMoments:       { id: 17,   side: 'client', since: '1.0', wait: 'visitor', payload: message, reply: nothing },
  shareSystem:        { id: 618,  side: 'client', since: '1.0', wait: 'visitor', payload: message, reply: nothing },
  shareImage:         { id: 1125, side: 'client', since: '1.0', wait: 'visitor', payload: { imgUrl: 'url' }, reply: nothing },
  toast:              { id: 1101, side: 'client', since: '1.0', wait: 'none',    payload: { msg: 'text:1024' }, reply: null },
  popup:              { id: 1102, side: 'client', since: '1.0', wait: 'visitor', payload: { title: 'text:1024', content: 'text:1024' }, reply: { confirmed: 'flag' } },
  alipay:             { id: 901,  side: 'client', since: '1.0', wait: 'visitor', payload: { payInfo: 'name:8192' }, reply: { state: ['paid', 'pending'] } },
  keyValueGet:        { id: 703,  side: 'client', since: '1.0', wait: 'query',   payload: { key: 'name:128' }, reply: { 'value?': 'text:8192' } },
  keyValueSet:        { id: 704,  side: 'client', since: '1.0', wait: 'query',   payload: { key: 'name:128', value: 'text:8192' }, reply: nothing },
  flowCheck:          { id: 1124, side: 'client', since: '1.0', wait: 'query',   payload: { checkType: 'int', carrierType: 'int', phoneToken: 'text:1024' }, reply: { free: 'flag' } },
  fileDownload:       { id: 9001, side: 'client', since: '2.0', wait: 'query',   payload: { url: 'url', name: 'name:255' }, reply: nothing },
  videoPage:          { id: 9002, side: 'client', since: '2.0', wait: 'query',   payload: page, reply: nothing },
  articlePage:        { id: 9003, side: 'client', since: '2.0', wait: 'query',   payload: page, reply: nothing },
  qqGroup:            { id: 9004, side: 'client', since: '2.0', wait: 'query',   payload: { key: 'name:128' }, reply: nothing },
  withdrawn:          { id: 9005, side: 'client', since: '4.2', wait: 'none',    payload: { ...app, kind: ['malware', 'fraud'] }, reply: null },

  systemInfo:         { id: 101,  side: 'host',   since: '1.0', wait: 'query',   payload: nothing, reply: system },
  clientInfo:         { id: 102,  side: 'host',   since: '1.0', wait: 'query',   payload: nothing, reply: client },
  openNewPage:        { id: 1110, side: 'host',   since: '1.0', wait: 'query',   payload: { url: 'url', title: 'text:1024', level: 'int' }, reply: nothing },
  routePage:          { id: 104,  side: 'host',   since: '1.0', wait: 'query',   payload: { router: 'router' }, reply: nothing },
  singleSignOnPage:   { id: 315,  side: 'host',   since: '1.0', wait: 'none',    payload: page, reply: null },
  exitPage:           { id: 1108, side: 'host',   since: '1.0', wait: 'none',    payload: nothing, reply: null },
  event:              { id: 1109, side: 'host',   since: '1.0', wait: 'none',    payload: { event: CLEAR_HISTORY }, reply: null },
  keyboard:           { id: 1112, side: 'host',   since: '1.0', wait: 'none',    payload: { show: 'flag' }, reply: null },
  screenCapture:      { id: 1105, side: 'host',   since: '1.0', wait: 'query',   payload: { ...box, action: CAPTURE.keep }, reply: nothing },
  screenCaptureShare: { id: 1105, side: 'host',   since: '1.0', wait: 'visitor', payload: { ...box, action: CAPTURE.share, msg: 'text:1024' }, reply: nothing },
  screenCaptureDp:    { id: 1126, side: 'host',   since: '1.0', wait: 'query',   payload: box, reply: nothing },
  shake:              { id: 103,  side: 'host',   since: '1.0', wait: 'none',    payload: { shake: 'flag' }, reply: null },
  title:              { id: 1114, side: 'host',   since: '1.0', wait: 'none',    payload: { show: 'flag' }, reply: null },
  hideLoading:        { id: 1115, side: 'host',   since: '1.0', wait: 'none',    payload: nothing, reply: null },
  fullScreen:         { id: 1116, side: 'host',   since: '1.0', wait: 'none',    payload: { isFullScreen: 'flag' }, reply: null },
  userIsNew:          { id: 316,  side: 'host',   since: '1.0', wait: 'query',   payload: nothing, reply: { isNew: 'flag' } },
} as const satisfies Record<string, MethodRow>

export type Method = keyof typeof METHODS
export type Payload<M extends Method> = Shape<(typeof METHODS)[M]['payload']>
export type Reply<M extends Method> = (typeof METHODS)[M]['reply'] extends Fields
  ? Shape<(typeof METHODS)[M]['reply']>
  : undefined

/** What native sends on its own account, when an app's state changes. The status may be a value we don't know yet. */
export const APP_STATUS_PUSH = { id: 4, fields: { packageName: 'name:255', ...status } } as const
export type AppStatusPush = Shape<typeof APP_STATUS_PUSH.fields>

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { METHODS, type Method, type MethodRow, type Payload, WAIT_MS } from '../contract/bridge-methods.ts'
import { sampleOf } from '../contract/bridge-sample.ts'
import { DIALECTS } from '../contract/bridge-wire.ts'
import { openPage, outcome } from './page.test-support.ts'

const app = { appId: 42, packageName: 'com.example.moss' }
const share = { title: 't', content: 'c', url: 'https://store.example/apps/42' }
const box = { left: 0, top: 8, right: 100, bottom: 50.5 }

/** As the specification has them, written out once more: the table is compared with this list. */
const calls: { [M in Method]: Payload<M> } = {
  log: { type: 'click', action: 'open', page: 'detail' },
  checkStatus: app,
  download: {
    appId: 42,
    versionId: 7,
    name: '苔藓手帐',
    packageName: 'com.example.moss',
    versionCode: '9223372036854775807',
    versionName: '3.6.8',
    iconUrl: 'https://img.store.example/icon_130x130.png',
    resourceType: 0,
    size: 90387251,
    downloadUrl: 'https://store.example/packages/moss.apk',
    categoryId: 1,
    subCategoryId: 2,
    recommend: '',
  },
  pause: app,
  continue: app,
  install: app,
  open: app,
  detail: app,
  uncompress: app,
  follow: app,
  unfollow: app,
  collect: app,
  order: app,
  gameOrder: app,
  loginCheck: {},
  login: { loginType: 3 },
  bindTaobao: { loginType: 3 },
  shareFriends: share,
  shareMoments: { ...share, imgUrl: 'https://store.example/a.png' },
  shareSystem: share,
  shareImage: { imgUrl: 'https://store.example/a.png' },
  toast: { msg: '已加入下载' },
  popup: { title: 't', content: 'c' },
  alipay: { payInfo: 'signed=order' },
  keyValueGet: { key: 'theme' },
  keyValueSet: { key: 'theme', value: '' },
  flowCheck: { checkType: 1, carrierType: 2, phoneToken: 'token' },
  fileDownload: { url: 'https://store.example/a.zip', name: 'a.zip' },
  videoPage: { url: 'https://store.example/v' },
  articlePage: { url: 'https://store.example/a' },
  qqGroup: { key: 'k' },
  withdrawn: { ...app, kind: 'malware' },
  systemInfo: {},
  clientInfo: {},
  openNewPage: { url: 'https://store.example/n', title: '新页', level: 1 },
  routePage: { router: 'pergola://router/detail?id=42' },
  singleSignOnPage: { url: 'https://store.example/sso' },
  exitPage: {},
  event: { event: 1 },
  keyboard: { show: true },
  screenCapture: { ...box, action: 0 },
  screenCaptureShare: { ...box, action: 1, msg: 'm' },
  screenCaptureDp: box,
  shake: { shake: true },
  title: { show: false },
  hideLoading: {},
  fullScreen: { isFullScreen: true },
  userIsNew: {},
}

const rows = Object.entries(calls).map(([name, payload]) => {
  const method = name as Method
  const row: MethodRow = METHODS[method]
  return {
    method,
    row,
    payload: payload as Payload<Method>,
    requirement: row.side === 'client' ? 'BR-2' : 'BR-3',
  }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(DIALECTS)('%s', dialect => {
  test.each(rows)(
    '[$requirement] $method goes out with exactly its fields',
    async ({ method, row, payload }) => {
      const reply = row.reply && sampleOf(row.reply)
      const page = openPage(dialect, undefined, ({ id, method }) =>
        reply ? { id, method, data: { ...reply, newer: 1 } } : undefined,
      )
      expect(page.bridge.supports(method)).toBe(true)
      const answer = await page.bridge.call(method, payload)
      expect(answer).toEqual(reply ?? undefined)
      const id = page.calls[0]?.id
      expect(id).toMatch(reply ? /^[0-9a-z]{24}$/ : /^$/)
      expect(page.texts.map(text => JSON.parse(text))).toEqual([
        dialect === 'jsobject'
          ? {
              key_method_id: row.id,
              key_js_callback: 1,
              key_callback_method: id,
              key_data: payload,
              key_tpdata: '',
            }
          : { ...(id && { id }), method: row.id, data: payload },
      ])
      expect(page.bridge.pending).toBe(0)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test.each(rows)('[$requirement] $method with a bad payload never leaves', async ({ method, payload }) => {
    const page = openPage(dialect)
    const good: Record<string, unknown> = { ...payload }
    const names = Object.keys(good)
    const bad: unknown[] = [null, undefined, [], 'text', { ...good, extra: 1 }]
    for (const name of names) {
      bad.push({ ...good, [name]: undefined }, { ...good, [name]: [] }, { ...good, [name]: Number.NaN })
      const { [name]: _, ...without } = good
      if (!optional(method, name)) bad.push(without)
    }
    bad.push(
      Object.defineProperty({}, names[0] ?? 'x', {
        enumerable: true,
        get() {
          throw new Error('a getter')
        },
      }),
    )
    for (const x of bad) {
      expect([x, await outcome(page.bridge.call(method, x as Payload<Method>))]).toEqual([x, 'BAD_PARAMS'])
    }
    expect(page.texts).toEqual([])
    expect(page.bridge.pending).toBe(0)
  })

  test.each(rows)(
    '[$requirement] $method is not asked of a client that is too old',
    async ({ method, row, payload }) => {
      const [major = 0] = row.since.split('.').map(Number)
      const other = row.side === 'client' ? { host: '9.9' } : { client: '9.9' }
      for (const versions of [{ ...other, [row.side]: `${major - 1}.9` }, other]) {
        const page = openPage(dialect, versions)
        expect(page.bridge.supports(method)).toBe(false)
        expect(await outcome(page.bridge.call(method, payload))).toBe('UNSUPPORTED')
        expect(page.texts).toEqual([])
      }
      expect(openPage(dialect, { [row.side]: row.since }).bridge.supports(method)).toBe(true)
    },
  )

  test.each(rows.filter(({ row }) => row.reply))(
    '[$requirement] $method gives up after its time, and not before',
    async ({ method, row, payload }) => {
      const page = openPage(dialect)
      const end = vi.fn()
      const ended = outcome(page.bridge.call(method, payload)).then(end)
      await vi.advanceTimersByTimeAsync(WAIT_MS[row.wait] - 1)
      expect(end).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await ended
      expect(end).toHaveBeenCalledWith('TIMEOUT')
      expect(page.bridge.pending).toBe(0)
    },
  )

  test.each(['toString', '__proto__', 'constructor', 'appStatusPush', ''])(
    '[BR-1] %j is no method',
    async name => {
      const page = openPage(dialect)
      expect(await outcome(page.bridge.call(name as 'loginCheck', {}))).toBe('UNSUPPORTED')
      expect(page.bridge.supports(name as 'loginCheck')).toBe(false)
    },
  )
})

function optional(method: Method, name: string): boolean {
  return `${name}?` in METHODS[method].payload
}

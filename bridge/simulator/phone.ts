import { APP_STATUS } from '../../contract/bridge.ts'
import {
  type AppStatusPush,
  METHODS,
  type Method,
  type MethodRow,
  type Payload,
  type Reply,
} from '../../contract/bridge-methods.ts'
import { sampleOf } from '../../contract/bridge-sample.ts'

export type Network = Reply<'systemInfo'>['network']

export interface Phone {
  /** What the phone answers, once it has done what was asked. */
  answer(method: Method, payload: unknown): unknown
  set(state: AppStatusPush): void
}

/** How long the phone takes: a step of a download, an installation. */
const STEP_MS = 300
const BUSY_MS = 1200

/**
 * A phone that does what a client would: downloads grow, an installation ends. Every change goes to `push`. It only
 * moves by itself while `playsAlong` says so.
 */
export function createPhone(
  push: (state: AppStatusPush) => void,
  playsAlong: () => boolean,
  network: () => Network,
): Phone {
  const apps = new Map<string, AppStatusPush>()
  const values = new Map<string, string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let loggedIn = false

  function set(state: AppStatusPush): void {
    clearTimeout(timers.get(state.packageName))
    apps.set(state.packageName, state)
    push(state)
  }

  function move(state: AppStatusPush, then?: AppStatusPush, afterMs = BUSY_MS): void {
    if (!playsAlong()) return
    set(state)
    if (then)
      timers.set(
        state.packageName,
        setTimeout(() => follow(then), afterMs),
      )
  }

  function follow(state: AppStatusPush): void {
    if (state.status === APP_STATUS.downloading) download(state.packageName, state.progress ?? 0)
    else move(state)
  }

  function download(packageName: string, progress: number): void {
    const downloading = { packageName, status: APP_STATUS.downloading, progress }
    const next = progress < 100 ? { ...downloading, progress: Math.min(100, progress + 10) } : undefined
    move(downloading, next ?? { packageName, status: APP_STATUS.downloadComplete }, STEP_MS)
  }

  const named = (payload: unknown) => (payload as Payload<'checkStatus'>).packageName
  const progressOf = (packageName: string) => apps.get(packageName)?.progress ?? 0

  /** What a method does to the phone, beyond the sample that it would answer. */
  const handlers: { [M in Method]?: (payload: unknown) => Reply<M> } = {
    checkStatus(payload) {
      const { status, progress } = apps.get(named(payload)) ?? { status: APP_STATUS.undownload }
      return { status, ...(progress !== undefined && { progress }) }
    },
    download(payload) {
      download(named(payload), 0)
      return {}
    },
    continue(payload) {
      download(named(payload), progressOf(named(payload)))
      return {}
    },
    pause(payload) {
      const packageName = named(payload)
      move({ packageName, status: APP_STATUS.downloadPause, progress: progressOf(packageName) })
      return {}
    },
    install(payload) {
      const packageName = named(payload)
      move(
        { packageName, status: APP_STATUS.installing },
        { packageName, status: APP_STATUS.latestInstalled },
      )
      return {}
    },
    uncompress(payload) {
      const packageName = named(payload)
      move(
        { packageName, status: APP_STATUS.uncompressing },
        { packageName, status: APP_STATUS.downloadComplete },
      )
      return {}
    },
    loginCheck: () => ({ loggedIn }),
    login() {
      loggedIn = true
      return { loggedIn }
    },
    unfollow: () => ({ followed: false }),
    systemInfo: () => ({ ...sampleOf(METHODS.systemInfo.reply), network: network() }),
    keyValueGet(payload) {
      const value = values.get((payload as Payload<'keyValueGet'>).key)
      return value === undefined ? {} : { value }
    },
    keyValueSet(payload) {
      const { key, value } = payload as Payload<'keyValueSet'>
      values.set(key, value)
      return {}
    },
  }

  return {
    set,
    answer(method, payload) {
      const row: MethodRow = METHODS[method]
      return handlers[method]?.(payload) ?? (row.reply && sampleOf(row.reply))
    },
  }
}

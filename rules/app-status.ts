import { APP_STATUS, type AppStatus } from '../contract/bridge.ts'

export type AppAction = 'download' | 'pause' | 'continue' | 'install' | 'open' | 'uncompress'

/** No action: the button can't be pressed while the client is busy. */
export interface AppButton {
  label: string
  action?: AppAction
}

const BUTTON: Record<AppStatus, AppButton> = {
  0: { label: '下载', action: 'download' },
  2: { label: '下载', action: 'download' },
  4: { label: '暂停', action: 'pause' },
  8: { label: '继续', action: 'continue' },
  16: { label: '安装', action: 'install' },
  32: { label: '安装中' },
  64: { label: '打开', action: 'open' },
  128: { label: '更新', action: 'download' },
  256: { label: '更新', action: 'download' },
  512: { label: '解压', action: 'uncompress' },
  1024: { label: '解压中' },
}

const MOVES: Record<AppStatus, readonly AppStatus[]> = {
  0: Object.values(APP_STATUS),
  2: [4],
  4: [8, 16, 2],
  8: [4, 2],
  16: [32, 512, 2],
  32: [64, 16],
  64: [128, 2],
  128: [4, 64, 2],
  256: [4, 64, 2],
  512: [1024],
  1024: [16, 32, 512],
}

/** What the client reported; a value we don't know counts as unknown. */
export function appStatus(x: unknown): AppStatus {
  return Object.values(APP_STATUS).find(status => status === x || String(status) === x) ?? APP_STATUS.unknown
}

export function appButton(status: AppStatus): AppButton {
  return BUTTON[status]
}

/** The button for whatever the client reported. */
export function buttonFor(x: unknown): AppButton {
  return appButton(appStatus(x))
}

/** Something that takes its time, and may be told in percent. */
export function isUnderWay(status: AppStatus): boolean {
  const { downloading, downloadPause, installing, uncompressing } = APP_STATUS
  return [downloading, downloadPause, installing, uncompressing].some(one => one === status)
}

/** Repeating a status is no move. Native is the authority: an unexpected move is applied all the same, and logged. */
export function isExpectedMove(from: AppStatus, to: AppStatus): boolean {
  return from === to || MOVES[from].includes(to)
}

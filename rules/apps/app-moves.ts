import { APP_STATUS, type AppStatus } from '../../contract/bridge.ts'
import { type AppButton, appButton } from './app-status.ts'

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

/** The button for whatever the client reported. */
export function buttonFor(x: unknown): AppButton {
  return appButton(appStatus(x))
}

/** Something that takes its time, and may have a percentage. */
export function isUnderWay(status: AppStatus): boolean {
  const { downloading, downloadPause, installing, uncompressing } = APP_STATUS
  return [downloading, downloadPause, installing, uncompressing].some(one => one === status)
}

/** Repeating a status is no move. Native is the authority: an unexpected move is applied all the same, and logged. */
export function isExpectedMove(from: AppStatus, to: AppStatus): boolean {
  return from === to || MOVES[from].includes(to)
}

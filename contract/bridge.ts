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

type AppStatusName = keyof typeof APP_STATUS
export type AppStatus = (typeof APP_STATUS)[AppStatusName]

export const LOGIN_TYPE = { TAOBAO: 3 } as const

/** The number that the `event` method takes to clear the page history. */
export const CLEAR_HISTORY = 1

/** Screen capture: keep the picture, or share it. */
export const CAPTURE = { keep: 0, share: 1 } as const

/** What native may answer instead of data. */
export const HOST_ERRORS = ['UNSUPPORTED', 'BAD_PARAMS', 'DENIED', 'CANCELLED', 'HOST_ERROR'] as const
export type HostErrorCode = (typeof HOST_ERRORS)[number]

export const BRIDGE_ERRORS = ['NO_HOST', ...HOST_ERRORS, 'TIMEOUT', 'BAD_REPLY'] as const
export type BridgeErrorCode = (typeof BRIDGE_ERRORS)[number]

import type { AppStatus } from '../../contract/bridge.ts'

export type AppAction = 'download' | 'pause' | 'continue' | 'install' | 'open' | 'uncompress'

/** What a button says, in any language. */
export type ButtonWord = AppAction | 'installing' | 'update' | 'uncompressing'

/** No action: the button can't be pressed while the client is busy. */
export interface AppButton {
  says: ButtonWord
  action?: AppAction
}

const BUTTON: Record<AppStatus, AppButton> = {
  0: { says: 'download', action: 'download' },
  2: { says: 'download', action: 'download' },
  4: { says: 'pause', action: 'pause' },
  8: { says: 'continue', action: 'continue' },
  16: { says: 'install', action: 'install' },
  32: { says: 'installing' },
  64: { says: 'open', action: 'open' },
  128: { says: 'update', action: 'download' },
  256: { says: 'update', action: 'download' },
  512: { says: 'uncompress', action: 'uncompress' },
  1024: { says: 'uncompressing' },
}

export function appButton(status: AppStatus): AppButton {
  return BUTTON[status]
}

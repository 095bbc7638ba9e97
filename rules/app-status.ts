import type { AppStatus } from '../contract/bridge.ts'

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

export function appButton(status: AppStatus): AppButton {
  return BUTTON[status]
}

import { signal } from '../../browser/signal.ts'
import { wakeIsland } from '../../islands/wake.ts'

/** The dialogs of web/features/install/install-dialogs.island.tsx. */
export type InstallDialog = 'messaging' | 'guide' | 'send'

export const openDialog = signal<{ which: InstallDialog; opener: HTMLElement }>('pergola:install-dialog')

/** Their code, React with it, is fetched when the first is opened. */
export async function openInstallDialog(which: InstallDialog, opener: HTMLElement): Promise<void> {
  const element = document.querySelector<HTMLElement>('[data-island=install-dialogs]')
  if (!element) return
  await wakeIsland(element)
  openDialog.send({ which, opener }, element)
}

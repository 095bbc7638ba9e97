/** The dialogs of web/features/install/install-dialogs.island.tsx. */
export type InstallDialog = 'messaging' | 'guide'

export const OPEN_DIALOG = 'pergola:install-dialog'

let awake: Promise<HTMLElement | undefined> | undefined

/** Their code, React with it, is fetched when the first is opened. */
export async function openInstallDialog(which: InstallDialog, opener: HTMLElement): Promise<void> {
  awake ??= wake()
  const element = await awake
  element?.dispatchEvent(new CustomEvent(OPEN_DIALOG, { detail: { which, opener } }))
}

async function wake(): Promise<HTMLElement | undefined> {
  const element = document.querySelector<HTMLElement>('[data-island=install-dialogs]')
  if (!element) return undefined
  const { hydrate } = await import('../../boot/hydrate.tsx')
  await hydrate(element)
  return element
}

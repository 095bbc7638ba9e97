import { forget, local, tryStorage } from '../../browser/storage.ts'

/** An app as this device remembers it: all that a row needs, so that no call is made for it. */
export interface KeptApp {
  id: number
  name: string
  icon: string
}

export type KeptList = 'seen_apps' | 'wished_apps'

const MAX = 30
const SEEN_OFF = 'seen_off'

/** Newest first, unvalidated: callers validate each before they show it (is-kept-app.ts). */
export function keptApps(list: KeptList): KeptApp[] {
  try {
    const kept = JSON.parse(localStorage[list])
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** All but this one, which comes to stand first if it is to be kept. */
export function keepApp(list: KeptList, app: KeptApp, keep = true): void {
  const others = keptApps(list).filter(other => other?.id !== app.id)
  const apps = keep ? [app, ...others].slice(0, MAX) : others
  tryStorage(local, storage => storage.setItem(list, JSON.stringify(apps)))
}

/** Whether this device remembers viewed apps; on by default. */
export const remembersSeen = (): boolean => tryStorage(local, storage => storage.getItem(SEEN_OFF)) !== '1'

export function rememberSeen(remembers: boolean): void {
  forget(remembers ? SEEN_OFF : 'seen_apps')
  if (!remembers) tryStorage(local, storage => storage.setItem(SEEN_OFF, '1'))
}

export function seeApp(app: KeptApp): void {
  if (remembersSeen()) keepApp('seen_apps', app)
}

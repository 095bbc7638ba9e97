import type { DeviceFacts } from '../../../rules/devices/fitting-file.ts'
import { newestOlderFile } from '../../../rules/devices/older-file.ts'
import { giveFile, type Shown } from './give-file.ts'

/** Has the page give the newest version that fits a device whose Android is too old for the newest of all, and say so. */
export function fitOlder(place: HTMLElement, device: DeviceFacts): void {
  document.documentElement.classList.add('old-android')
  const older = [...place.querySelectorAll<HTMLElement>('[data-vid]')].map(read)
  const file = newestOlderFile(older, device)
  if (!file) return
  giveFile(read(place), file)
  file.place.hidden = false
}

/** As web/features/install/older-files.tsx writes it. */
function read(
  place: HTMLElement,
): Shown & { place: HTMLElement; versionId: number; abi: string; minSdk: number } {
  const { url = '', bytes = '', size = '', hash = '', what, checked, abi = '', sdk } = place.dataset
  const { vid = '', vcode = '', vname = '' } = place.dataset
  const version = { vid, vcode, vname }
  const shown = { url, bytes, size, hash, what, checked, version }
  return { ...shown, place, versionId: Number(vid), abi, minSdk: Number(sdk) }
}

import { newestOlderFile } from '../../../rules/devices/older-file.ts'
import { giveFile, type Shown } from './give-file.ts'
import { thisDevice } from './this-device.ts'

/** On a device whose Android is too old for the newest version, has the page give the newest version that fits, and say so. */
export async function fitOlder(place: HTMLElement): Promise<void> {
  const device = await thisDevice()
  const { classList } = document.documentElement
  const newest = read(place)
  if (!classList.contains('old-android') && !(Number(device.sdk) < newest.minSdk)) return
  classList.add('old-android')
  const older = [...place.querySelectorAll<HTMLElement>('[data-vid]')].map(read)
  const file = newestOlderFile(older, device)
  if (!file) return
  giveFile(newest, file)
  file.place.hidden = false
}

/** As web/features/install/older-files.tsx writes it. */
function read(
  place: HTMLElement,
): Shown & { place: HTMLElement; versionId: number; abi: string; minSdk: number } {
  const { url = '', bytes = '', size = '', hash = '', what, checked, abi = '', sdk } = place.dataset
  const { vid = '', vcode = '', vname = '' } = place.dataset
  const version = { vid, vcode, vname }
  return {
    place,
    url,
    bytes,
    size,
    hash,
    what,
    checked,
    version,
    versionId: Number(vid),
    abi,
    minSdk: Number(sdk),
  }
}

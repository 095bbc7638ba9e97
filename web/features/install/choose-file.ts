import { thisDevice } from './this-device.ts'
import type { Learned } from './what-is-known.ts'

/** On Android, has the page give the file that is for this device, of an older version where it needs one. */
export async function chooseFile(learned: Learned): Promise<void> {
  const table = document.querySelector('.on-android #files')
  const older = document.querySelector<HTMLElement>('.on-android [data-older]')
  if (!table && !older) return
  const device = await thisDevice()
  if (table)
    learned.abi = await import('./fit-file.ts').then(
      code => code.fitFile(table, device),
      () => undefined,
    )
  const { classList } = document.documentElement
  const isOld = () => classList.contains('old-android') || Number(device.sdk) < Number(older?.dataset.sdk)
  if (older && isOld())
    await import('./fit-older.ts').then(
      code => code.fitOlder(older, device),
      () => {},
    )
}

import type { AppFields } from '../../../contract/app-fields.ts'
import { APP_STATUS } from '../../../contract/bridge.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { fitFile } from './fit-file.ts'
import { fetchWords } from './show-plan.ts'
import type { Learned } from './what-is-known.ts'

/** A client that hasn't said by then what it has of the app is taken to have nothing of it. */
const STATUS_MS = 1000

/** Learns which file is for this device, and what the client says of the app. */
export async function getReady(app: AppFields, learned: Learned, changed: () => void): Promise<void> {
  const table = document.querySelector('.on-android #files')
  if (table) learned.abi = await fitFile(table).catch(() => undefined)
  const older = document.querySelector<HTMLElement>('.on-android [data-older]')
  if (older) await (await import('./fit-older.ts')).fitOlder(older).catch(() => {})
  if (!document.querySelector('.in-client')) return
  const [{ followApp }] = await Promise.all([import('../client/follow-app.ts'), fetchWords()])
  const followed = followApp(app, report => {
    Object.assign(learned, report)
    changed()
  })
  if (!followed) return
  learned.act = followed.act
  await withTimeout(STATUS_MS, followed.known)
  learned.status ??= APP_STATUS.unknown
}

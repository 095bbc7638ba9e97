import type { AppFields } from '../../../contract/app-fields.ts'
import { fitFile } from './fit-file.ts'
import { fetchWords } from './show-plan.ts'
import type { Learned } from './what-is-known.ts'

/** Learns which of several files is for this device, and what the client says of the app. */
export async function getReady(app: AppFields, learned: Learned, changed: () => void): Promise<void> {
  const table = document.querySelector('.on-android #files')
  if (table) learned.abi = await fitFile(table).catch(() => undefined)
  if (!document.querySelector('.in-client')) return
  const [{ followApp }] = await Promise.all([import('../client/follow-app.ts'), fetchWords()])
  learned.act = await followApp(app, report => {
    Object.assign(learned, report)
    changed()
  })
}

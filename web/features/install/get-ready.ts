import type { AppFields } from '../../../contract/app-fields.ts'
import { chooseFile } from './choose-file.ts'
import { fetchWords } from './show-plan.ts'
import type { Learned } from './what-is-known.ts'

/** Learns which file is for this device, and what the client says of the app. */
export async function getReady(app: AppFields, learned: Learned, changed: () => void): Promise<void> {
  await Promise.all([chooseFile(learned), document.querySelector('.in-client') && askClient()])

  async function askClient() {
    const [{ followApp }] = await Promise.all([import('../client/follow-app.ts'), fetchWords()])
    await followApp(app, learned, changed)
  }
}

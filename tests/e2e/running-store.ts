import { logins } from '../../ops/engines/logins.ts'
import { answersOk } from '../../ops/process.ts'
import { addresses, readSettings } from '../../ops/settings.ts'

/** The store that `npm run up` started in this folder. Tests write to it, and nothing of it is stopped or put back. */
export async function runningStore(runDir: string, env: NodeJS.ProcessEnv = process.env) {
  const settings = readSettings({ ...env, PERGOLA_RUN_DIR: runDir })
  const at = addresses(settings)
  if (!(await answersOk(`${at.edge}/healthz`)))
    throw new Error(`no store answers at ${at.edge}: npm run up starts one`)
  return { settings, at: { ...at, ...logins(settings) } }
}

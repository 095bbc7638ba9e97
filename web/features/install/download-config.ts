import { type DownloadConfig, readDownloadConfig } from '../../../contract/api/download-config.ts'
import { API_PATH } from '../../../contract/api/paths.ts'
import { SCRIPT_CALL_MS } from '../../../rules/deadlines/deadlines.ts'
import { ask } from '../../browser/ask.ts'
import { pageForm } from '../../browser/page.ts'

/** What the server wants the button to say and do; undefined leaves it as it is. */
export async function askDownloadConfig(): Promise<DownloadConfig | undefined> {
  const body = pageForm(document)
  if (!body) return undefined
  return readDownloadConfig(await ask(API_PATH.getDownloadConfig, SCRIPT_CALL_MS, { method: 'POST', body }))
}

import { purgeKey } from '../../ops/purge-key.ts'
import { addresses, type Settings } from '../../ops/settings.ts'

/** Tells a store's edge at once what is out of date, as the web process would. */
export async function purge(settings: Settings, tag: string, how: 'hard' | 'soft'): Promise<void> {
  const headers = { xkey: tag, 'x-purge': how, 'x-purge-key': purgeKey(settings.runDir) }
  const answer = await fetch(addresses(settings).purge, { method: 'PURGE', headers })
  if (!answer.ok) throw new Error(`the edge answered ${answer.status} to a purge`)
}

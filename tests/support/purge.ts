import { sendPurge } from '../../data/purge/send-purge.ts'
import { purgeKey } from '../../ops/engines/purge-key.ts'
import { addresses, type Settings } from '../../ops/settings.ts'

/** Tells a store's edge at once what is out of date, as the web process would. */
export function purge(settings: Settings, tag: string, how: 'hard' | 'soft'): Promise<void> {
  const edge = { url: addresses(settings).purge, key: purgeKey(settings.runDir) }
  return sendPurge(edge, { tags: [tag], hard: how === 'hard' })
}

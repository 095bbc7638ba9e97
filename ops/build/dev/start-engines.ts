import { engines, ensurePackages } from '../../engines/debian.ts'
import type { Store } from '../../engines/store.ts'
import type { Settings } from '../../settings.ts'

/** What pages need while one works on them. Where the engines run already this machine may be of any kind. */
export async function startEngines(
  settings: Settings,
  store: Pick<Store, 'postgres' | 'nats'>,
  log: (line: string) => void,
): Promise<void> {
  if (!settings.outsideEngines) ensurePackages(engines, log)
  await store.postgres.start()
  await store.nats.start()
}

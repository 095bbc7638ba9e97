import { visit } from '../../browser/storage.ts'
import { answered, hasAgreed } from '../consent/consent.ts'
import type { Stats } from './stats.ts'

const FLAG = 'fingerprinted'

/** Once a visit, as soon as the visitor has agreed; its code is fetched then. */
export function tellDevice(stats: Stats): void {
  const tell = async () => {
    if (!hasAgreed() || visit.get(FLAG)) return
    visit.set(FLAG, '1')
    const { deviceComponents } = await import('./fingerprint.ts')
    stats.event('device', { device: await deviceComponents() })
  }
  tell()
  answered.listen(tell)
}

import { firstSlot } from '../../../ops/settings.ts'
import { ask } from './ask.ts'
import type { Plant } from './plant.ts'

const GIVE_UP_MS = 15_000

/** Does what the web process writes into its log, until a line did not get there. */
export async function untilDropped({ at, settings }: Plant): Promise<void> {
  const numbers = `http://127.0.0.1:${firstSlot(settings).metrics}/metrics`
  const since = performance.now()
  for (let n = 0; performance.now() - since < GIVE_UP_MS; n += 1) {
    await Promise.all([
      ask(`${at.web}/collect`, { method: 'POST', body: '{' }),
      ask(`${at.web}/packages/a.b/1/${n}.apk?e=1&n=x&s=${'a'.repeat(43)}`),
      ask(`${at.web}/%`),
      ask(`${at.web}/wdjweb/api/comment/reply/more?commentId=1&offset=0&ctoken=${'a'.repeat(24)}`),
    ])
    const { body } = await ask(numbers)
    if (Number(/^pergola_log_dropped_total (\d+)$/m.exec(body)?.[1]) > 0) return
  }
  throw new Error('the log did not notice that its disk is full')
}

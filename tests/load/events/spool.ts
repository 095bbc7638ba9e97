import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { groupSender } from '../../../server/collect/group.ts'

const SENDERS = 64

/** Events a second that a file on this machine's disk takes, each group of lines written and synced before it is answered. */
export async function spoolRate(
  dir: string,
  lines: string[],
  eventsEach: number,
  seconds: number,
): Promise<number> {
  const path = join(dir, 'spool')
  const file = await open(path, 'w')
  const sender = groupSender(
    async payload => {
      await file.write(payload)
      await file.datasync()
    },
    { atOnce: 1, bytes: 512 * 1024, waitingBytes: 32 * 1024 * 1024 },
  )
  const buffers = lines.map(line => Buffer.from(`${line}\n`))
  const until = performance.now() + seconds * 1000
  let taken = 0
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (performance.now() < until) {
        await sender.add(buffers[taken % buffers.length] ?? Buffer.alloc(0), eventsEach)
        taken += 1
      }
    }),
  )
  await file.close()
  await rm(path)
  return (taken * eventsEach) / seconds
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Expected, type KeptFile, NotKept, type Source } from './file-store.ts'

/** No upload takes longer: what is older was left by a process that died. */
const LEFT_MS = 86_400_000

/** Takes what comes onto the disk under a name of its own and hashes it on the way. What is not as expected is gone again. */
export async function spool(
  source: Source,
  dir: string,
  { sha256, size, maxBytes }: Expected & { maxBytes: number },
): Promise<KeptFile & { path: string }> {
  await mkdir(dir, { recursive: true })
  await removeLeft(dir)
  const path = join(dir, randomUUID())
  const file = await open(path, 'wx', 0o644)
  try {
    const hash = createHash('sha256')
    let at = 0
    for await (const bytes of source) {
      if (at + bytes.length > maxBytes) throw new NotKept(`a file has more than ${maxBytes} bytes`)
      hash.update(bytes)
      for (let done = 0; done < bytes.length; )
        done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
      at += bytes.length
    }
    const found = hash.digest('hex')
    if (at === 0) throw new NotKept('an empty file')
    if (size !== undefined && size !== at) throw new NotKept(`a file has ${at} bytes and not ${size}`)
    if (sha256 !== undefined && sha256 !== found)
      throw new NotKept(`a file has the hash ${found} and not ${sha256}`)
    await file.sync()
    await file.close()
    return { path, sha256: found, size: at }
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
}

async function removeLeft(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const path = join(dir, name)
    // Another may have taken it away meanwhile.
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}

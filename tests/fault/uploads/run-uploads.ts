import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { faultOf } from '../../../catalogue/worker/files/file-fault.ts'
import { type FileStore, PREFIXES } from '../../../data/files/file-store.ts'
import { type KeepSettings, openFileStore } from '../../../data/files/open-file-store.ts'
import { randomFrom } from '../../../demo/core/random.ts'
import { s3Server } from '../../support/s3-server.ts'
import { hashOfFile } from './content.ts'

/** At first within so long, which is in the midst of the first uploads; later each time that none came through. */
const KILL_MS = 100
/** The object store of tests writes in place, and continues when the client is gone. */
const SETTLE_MS = 3000

export interface UploadFaults {
  kind: string
  uploads: number
  kills: number
  /** Looked at under their hash, each as a whole. */
  read: number
  half: string[]
  lost: string[]
}

/** Puts files by a process that is killed again and again, and looks what is there after each kill. */
export async function killUploads(kind: 'folder' | 's3', uploads: number): Promise<UploadFaults> {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-uploads-'))
  mkdirSync(join(dir, 'files'))
  const server = kind === 's3' ? await s3Server() : undefined
  const settings: KeepSettings = { mediaDir: dir, s3: server?.settings }
  const files = openFileStore(settings)
  const random = randomFrom(`uploads ${kind}`)
  const kept = new Set<number>()
  const good = new Set<string>()
  const result: UploadFaults = { kind, uploads, kills: 0, read: 0, half: [], lost: [] }
  try {
    for (let mostMs = KILL_MS; kept.size < uploads; ) {
      const left = Array.from({ length: uploads }, (_, n) => n).filter(n => !kept.has(n))
      const killMs = random.next() * mostMs
      if (await putUntilKilled(settings, left, killMs, n => kept.add(n))) result.kills += 1
      mostMs *= kept.size + left.length === uploads ? 1.5 : 0.9
      await look(files, good, result)
    }
    for (const n of kept) if (!good.has(hashOfFile(n))) result.lost.push(String(n))
    return result
  } finally {
    await server?.close()
    rmSync(dir, { recursive: true })
  }
}

/** Whether it was killed, and did not end before. */
async function putUntilKilled(
  settings: KeepSettings,
  numbers: number[],
  killMs: number,
  onKept: (n: number) => void,
): Promise<boolean> {
  const script = join(import.meta.dirname, 'put-files.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(settings), JSON.stringify(numbers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: settings.mediaDir },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  let killing: NodeJS.Timeout | undefined
  for await (const line of lines) {
    if (line === 'ready') killing = setTimeout(() => child.kill('SIGKILL'), killMs)
    else onKept(Number(line.split(' ')[1]))
  }
  const [code, signal] = (await ended) as [number | null, string | null]
  clearTimeout(killing)
  if (signal === 'SIGKILL') return true
  if (code !== 0) throw new Error(`the upload process exited with ${code}`)
  return false
}

/** Every file under a hash has it. */
async function look(files: FileStore, good: Set<string>, result: UploadFaults): Promise<void> {
  for (const prefix of PREFIXES)
    for await (const file of files.list(prefix)) {
      if (good.has(file.sha256)) continue
      result.read += 1
      if (await isWhole(files, file.sha256)) good.add(file.sha256)
      else result.half.push(file.sha256)
    }
}

async function isWhole(files: FileStore, sha256: string): Promise<boolean> {
  for (const until = performance.now() + (files.kind === 's3' ? SETTLE_MS : 0); ; ) {
    const found = await files.head(sha256)
    const fault = found && (await faultOf(files, { sha256, size: found.size }, { hashes: true }))
    if (found && !fault) return true
    if (performance.now() > until) return false
    await pause(50)
  }
}

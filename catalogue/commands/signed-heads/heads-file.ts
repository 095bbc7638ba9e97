import { spawnSync } from 'node:child_process'
import { createPublicKey, type KeyObject } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Head } from './chain.ts'
import { headOf, lineHash, writeLine } from './head-lines.ts'
import { completeLines, HEADS_FILE } from './read-heads.ts'
import { type SignedHeads, verifyLines } from './verify-lines.ts'

export interface HeadsFile {
  /** As they were at the start. */
  read: SignedHeads
  /** The last that is on the disk. */
  last(): Head
  /** Signs a head, and returns when the disk has it. */
  append(
    line: { kind: 'head'; head: Head } | { kind: 'restored'; head: Head; by: string; base: number },
  ): void
  close(): void
}

/**
 * Opens the file of signed heads for its one writer: locks it, removes a last line that a crash left incomplete, and verifies the rest.
 * A line without its end was never acknowledged.
 */
export function openHeadsFile(
  dir: string,
  key: KeyObject,
  warn: (what: string, more?: object) => void,
): HeadsFile {
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  const file = join(dir, HEADS_FILE)
  const fd = openSync(file, 'a+', 0o644)
  try {
    lock(fd, file)
    syncFolder(dir)
    const text = readFileSync(file, 'utf8')
    const end = text.lastIndexOf('\n') + 1
    let size = Buffer.byteLength(text.slice(0, end))
    if (end < text.length) {
      warn('a crash left the last line incomplete: it is removed', { line: text.slice(end) })
      ftruncateSync(fd, size)
      fsyncSync(fd)
    }
    const read = verifyLines(completeLines(text), createPublicKey(key))
    let { lastLine } = read
    let last: Head = read.last
    let isTorn = false
    return {
      read,
      last: () => last,
      append({ head, ...rest }) {
        settle()
        const at = new Date().toISOString()
        const line = writeLine({ ...headOf(head), at, previous: last.id, after: lastLine, ...rest }, key)
        const bytes = Buffer.from(`${line}\n`)
        isTorn = true
        for (let sent = 0; sent < bytes.length; ) sent += writeSync(fd, bytes, sent)
        fsyncSync(fd)
        isTorn = false
        size += bytes.length
        last = headOf(head)
        lastLine = lineHash(line)
      },
      close: () => closeSync(fd),
    }

    /** Removes what a failed write (full disk) left behind; what others wrote stays, and is reported. */
    function settle(): void {
      if (isTorn) {
        ftruncateSync(fd, size)
        isTorn = false
      }
      const found = fstatSync(fd).size
      if (found !== size)
        throw new Error(`${file} has ${found} bytes, not the ${size} that were written here`)
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

/**
 * A lock of the kernel's on the open file, which ends with this process however it ends. Node has no call for it; `flock` sets it on
 * the descriptor that it inherits, and leaves.
 */
function lock(fd: number, file: string): void {
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', fd],
  })
  if (error)
    throw new Error('flock (Debian: util-linux) is needed to lock the signed heads', { cause: error })
  if (status !== 0) throw new Error(`another signer writes to ${file}`)
}

/** So that a file that was just made is still there after a power cut. */
function syncFolder(dir: string): void {
  const fd = openSync(dir, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

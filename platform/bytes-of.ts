import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** Memory of a process in bytes; 0 if it has ended, or if unknown. */
export async function bytesOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES
}

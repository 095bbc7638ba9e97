import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** What a process holds in memory; 0 when it has ended, or where nobody tells. */
export async function bytesOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES
}

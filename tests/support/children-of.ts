import { readFileSync } from 'node:fs'

/** Processes that a process has started and that are still there; of one that has ended, none. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

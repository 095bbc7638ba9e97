import { getPriority, setPriority } from 'node:os'

/** Lowers the priority of a process below that of page requests. A process that has a lower one keeps it: only root may raise it again. */
export function lowerPriority(pid: number, priority = 10): void {
  if (getPriority(pid) < priority) setPriority(pid, priority)
}

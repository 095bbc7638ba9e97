import { getPriority, setPriority } from 'node:os'

/** A process gives way to whoever waits for a page. One that gives way already stays as it is: only root may put it forward again. */
export function lowerPriority(pid: number, priority = 10): void {
  if (getPriority(pid) < priority) setPriority(pid, priority)
}

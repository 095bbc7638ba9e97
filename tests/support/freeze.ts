import { childrenOf, isAlive } from '../../ops/process.ts'

/** Stops a process and its children, first the one that would notice; returns how to let them go on. */
export function freeze(pid: number): () => void {
  process.kill(pid, 'SIGSTOP')
  const stopped = [pid, ...childrenOf(pid)]
  for (const child of stopped.slice(1)) process.kill(child, 'SIGSTOP')
  return () => {
    for (const one of stopped.toReversed()) if (isAlive(one)) process.kill(one, 'SIGCONT')
  }
}

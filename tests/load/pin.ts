import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../ops/process.ts'

export function pidOf(runDir: string, file: string): number {
  return Number.parseInt(readFileSync(join(runDir, file), 'utf8'), 10)
}

/** To one core, with all its threads and the processes it will start. */
export function pin(pid: number, core: number): void {
  run('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}

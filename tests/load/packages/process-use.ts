import { readFileSync } from 'node:fs'

/** Megabytes that a process holds now, and that it held at most. */
export function memoryOf(pid: number): { now: number; max: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

/** Seconds of processor time that a process has used, in its own code and in the kernel; Linux counts hundredths. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

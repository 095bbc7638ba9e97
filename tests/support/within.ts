import { availableParallelism, loadavg } from 'node:os'

/** A time that a test allows: longer where more wants to run than there are cores, because everything takes that much longer there. */
export const within = (ms: number): number => ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

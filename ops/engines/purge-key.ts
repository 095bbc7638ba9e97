import { keyIn } from './key-file.ts'

/** What the edge wants to see before it purges. */
export const purgeKey = (runDir: string): string => keyIn(runDir, 'purge.key')

import { keyIn } from './key-file.ts'

/** The key that signs links to package files. To change it, put a new one and a comma before it. */
export const packageKey = (runDir: string): string => keyIn(runDir, 'package.key')

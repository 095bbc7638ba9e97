import type { TakeParts } from '../../commands/inspection/take-package.ts'

export interface ImportParts extends TakeParts {
  /** Where icons are drawn, and pictures are kept. */
  mediaDir: string
}

export interface TakeOptions {
  now?: number
  signal?: AbortSignal
  /** How many packages are fetched at most, and the pictures of how many apps; the others wait for the next run. */
  most?: number
  onProgress?: (said: string) => void
}

import type { TakeDeps } from '../../commands/inspection/take-package.ts'

export interface ImportDeps extends TakeDeps {
  /** Where icons are drawn, and pictures are kept. */
  mediaDir: string
}

export interface TakeOptions {
  now?: number
  signal?: AbortSignal
  /** How many packages are fetched at most, and the pictures of how many apps; the others wait for the next run. */
  max?: number
  onProgress?: (said: string) => void
}

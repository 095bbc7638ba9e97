import { join } from 'node:path'
import { PREFIXES } from '../../data/files/file-store.ts'

/** Where packages are kept: the worker removes what no row names, and the console takes in what staff send. */
export const fileFolders = (mediaDir: string): string[] =>
  ['.', 'parts', ...PREFIXES].map(name => join(mediaDir, 'files', name))

/** Where pictures are kept by their hash, those of repositories and those that staff send, and the sizes of all pictures. */
export const pictureFolders = (mediaDir: string): string[] => [
  join(mediaDir, 'images/imported'),
  ...['.', ...PREFIXES].map(name => join(mediaDir, 'sizes', name)),
]

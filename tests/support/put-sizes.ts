import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sizeFile } from '../../data/files/picture-file.ts'
import { plainPng } from './hostile-pictures.ts'

const bytes = plainPng(16, 16)

/** Files of a picture in these sizes, for tests that only ask whether they are served. */
export function putSizes(mediaDir: string, key: string, ...names: string[]): void {
  for (const name of names) {
    const file = sizeFile(mediaDir, key, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

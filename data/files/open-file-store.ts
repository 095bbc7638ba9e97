import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import type { S3Settings } from './s3-calls.ts'
import { s3Store } from './s3-store.ts'

/** Where files are: in the folder of media, unless a bucket is named. */
export interface KeepSettings {
  mediaDir: string
  s3?: S3Settings | undefined
}

export const openFileStore = ({ mediaDir, s3 }: KeepSettings): FileStore =>
  s3 ? s3Store(s3) : folderStore(mediaDir)

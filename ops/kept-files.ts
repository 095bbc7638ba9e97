import { join } from 'node:path'
import type { FileStore } from '../data/files/file-store.ts'
import { openFileStore } from '../data/files/open-file-store.ts'
import { readKeepSettings } from '../server/files/keep-settings.ts'
import { readSettings } from './settings.ts'

/** For commands: where the environment says, else where `npm run up` has its files. */
export function openKeptFiles(env = process.env): { files: FileStore; mediaDir: string } {
  const { MEDIA_DIR: mediaDir = join(readSettings().runDir, 'media') } = env
  return { mediaDir, files: openFileStore(readKeepSettings({ ...env, MEDIA_DIR: mediaDir })) }
}

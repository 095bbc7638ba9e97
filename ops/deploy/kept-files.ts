import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '../../data/files/file-store.ts'
import { openFileStore } from '../../data/files/open-file-store.ts'
import { readKeepSettings } from '../../platform/config/file-settings.ts'
import { readSettings } from '../settings.ts'

/** For commands: where the environment says, else where `npm run up` has its files. */
export function openKeptFiles(env = process.env): { files: FileStore; mediaDir: string } {
  const mediaDir = mediaFolder(env)
  return { mediaDir, files: openFileStore(readKeepSettings({ ...env, MEDIA_DIR: mediaDir })) }
}

/** The folder of pictures and videos; undefined: it is not on this machine. */
export function reachableMedia(env = process.env): string | undefined {
  const folder = mediaFolder(env)
  return existsSync(folder) ? folder : undefined
}

const mediaFolder = ({ MEDIA_DIR = join(readSettings().runDir, 'media') }: NodeJS.ProcessEnv) => MEDIA_DIR

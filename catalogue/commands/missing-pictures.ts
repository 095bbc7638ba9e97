import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { appAdd, appEdit } from '../../contract/commands/app.schema.ts'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { unreadyOf } from '../../data/db/queries/pictures/waiting-pictures.ts'
import { checkMedia } from '../../data/files/media-away.ts'
import { findPicture, OWN_FILE } from '../../data/files/picture-file.ts'
import { refused } from './refused.ts'
import type { RowChange } from './row-changes.ts'

/** `videos/{name}` of an address of this site. */
const ownVideo = /^\/videos\/([\w-][\w.-]*)$/

/** Whether pages could show it: `img/<key>` or `videos/<name>`. */
export async function hasFile(mediaDir: string, file: string): Promise<boolean> {
  if (file.startsWith('img/')) return (await findPicture(mediaDir, file.slice(4))) !== undefined
  return stat(join(mediaDir, file)).then(
    found => found.isFile(),
    () => false,
  )
}

/** Refuses a command that gives an app a picture or a video which is not there, and says which. */
export async function checkPictures(mediaDir: string, { command, input }: CommandRequest): Promise<void> {
  if (command !== appAdd.name && command !== appEdit.name) return
  // What is wrong with its form is the command's to say.
  const { iconKey, screenshots = [], videos = [] } = (input ?? {}) as Partial<z.infer<typeof appEdit.input>>
  const named = [
    ...(typeof iconKey === 'string' ? [['iconKey', `img/${iconKey}`]] : []),
    ...list(screenshots).map(({ imageKey }, i) => [`screenshots.${i}.imageKey`, `img/${imageKey}`]),
    ...list(videos).flatMap(({ posterKey, url }, i) => {
      const name = ownVideo.exec(String(url))?.[1]
      return [
        [`videos.${i}.posterKey`, `img/${posterKey}`],
        ...(name ? [[`videos.${i}.url`, `videos/${name}`]] : []),
      ]
    }),
  ] as [string, string][]
  const missing: { field: string; file: string }[] = []
  for (const [field, file] of named)
    if (OWN_FILE.test(file) && !(await hasFile(mediaDir, file))) missing.push({ field, file })
  if (missing.length === 0) return
  await checkMedia(mediaDir)
  throw refused('media.absent', { files: missing })
}

/** Refuses to publish a version while pages can't show a picture of its app. */
export async function checkReady(tx: Database, changes: RowChange[]): Promise<void> {
  const apps = changes
    .filter(({ table, before, after }) => table === 'versions' && publishes(before, after))
    .map(({ after }) => Number(after?.app_id))
  const found = apps.length > 0 ? await unreadyOf(tx, { apps }) : []
  if (found.length > 0) throw refused('media.unready', { unready: found.map(({ file }) => file) })
}

const publishes = (before: RowChange['before'], after: RowChange['after']) =>
  after?.state === 'published' && before?.state !== 'published'

const list = <Item>(items: Item[]) => (Array.isArray(items) ? items.filter(Boolean) : [])

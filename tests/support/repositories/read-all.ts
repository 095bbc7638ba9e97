import type { LeftOut } from '../../../catalogue/repositories/index/read-app.ts'
import { readApps } from '../../../catalogue/repositories/index/read-apps.ts'
import type { Reading } from '../../../catalogue/repositories/reading.ts'
import type { IndexApp } from '../../../contract/import/index.schema.ts'

/** Everything new in a reading, at once. */
export async function readAll(
  reading: Reading,
): Promise<{ apps: Map<string, IndexApp>; leftOut: LeftOut[] }> {
  const apps = new Map<string, IndexApp>()
  const leftOut: LeftOut[] = []
  if ('held' in reading)
    for await (const read of readApps(reading.index, reading.changed))
      if ('app' in read) apps.set(read.name, read.app)
      else leftOut.push(read.leftOut)
  return { apps, leftOut }
}

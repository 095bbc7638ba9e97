import { pictureMaker } from '../../catalogue/worker/pictures/make-waiting.ts'
import type { Database } from '../../data/db/database.ts'

/** Makes all pictures that wait, as the worker does. Returns those that could not be read. */
export async function makePictures(db: Database, mediaDir: string): Promise<string[]> {
  const bad: string[] = []
  const maker = pictureMaker({ db, mediaDir, onMade: () => {}, onBad: ({ key }) => bad.push(key) })
  try {
    while (await maker.makeNext());
    return bad
  } finally {
    maker.close()
  }
}

import { readApp } from '../../../catalogue/commands/inspection/app-of-package.ts'
import { Refused } from '../../../catalogue/commands/refused.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import type { Asked } from '../../server/screen.ts'
import { findUpload } from '../../server/uploads/upload-rows.ts'
import type { AppValues } from './edit-model.ts'

/** What a package that was sent says of its app: its name, and its icon. */
interface OfUpload {
  values: AppValues
  /** The name of a file that was refused: no app is made of it. */
  blocked?: string
}

export async function appOfUpload(
  { db, deps, person }: Pick<Asked, 'db' | 'deps' | 'person'>,
  id: string,
): Promise<OfUpload> {
  const upload = await findUpload(db, person.id, id)
  if (!upload?.sha256) return { values: {} }
  const kept = { db: deps.db, files: deps.files, mediaDir: deps.config.site.mediaDir }
  try {
    const { labels, ...fields } = await readApp(kept, upload.sha256)
    const names = LOCALES.map(locale => [`texts.${locale}.name`, labelIn(labels, locale)])
    return { values: { ...fields, ...Object.fromEntries(names) } }
  } catch (error) {
    if (!(error instanceof Refused) || error.why !== 'package') throw error
    return { values: {}, blocked: upload.name }
  }
}

/** In this language, or as the package says it to everybody. */
const labelIn = (labels: Record<string, string>, locale: string): string =>
  labels[locale] ?? labels[locale.replace(/-.*/, '')] ?? labels[''] ?? ''

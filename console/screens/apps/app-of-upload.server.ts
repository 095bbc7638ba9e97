import { keepIcon } from '../../../catalogue/commands/inspection/keep-icon.ts'
import { findInspections } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import type { Asked } from '../../server/screen.ts'
import { findUpload } from '../../server/uploads/upload-rows.ts'
import type { AppValues } from './edit-model.ts'

/** What a package that was sent says of its app: its name, and its icon. Nothing, where there is no such upload. */
export async function appOfUpload(
  { db, deps, person }: Pick<Asked, 'db' | 'deps' | 'person'>,
  id: string,
): Promise<AppValues> {
  const upload = await findUpload(db, person.id, id)
  const [seen] = upload?.sha256 ? await findInspections(db, [upload.sha256]) : []
  const facts = seen?.inspection.facts
  if (!seen || !facts) return {}
  const where = { db: deps.db, files: deps.files, mediaDir: deps.config.site.mediaDir }
  const icon = facts.icon === null ? undefined : await keepIcon(where, seen.sha256, facts.icon)
  return {
    packageName: facts.packageName,
    ...(icon ? { iconKey: icon } : {}),
    ...Object.fromEntries(LOCALES.map(locale => [`texts.${locale}.name`, labelIn(facts.labels, locale)])),
  }
}

/** In this language, or as the package says it to everybody. */
const labelIn = (labels: Record<string, string>, locale: string): string =>
  labels[locale] ?? labels[locale.replace(/-.*/, '')] ?? labels[''] ?? ''

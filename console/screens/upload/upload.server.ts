import { z } from 'zod'
import { versionPublish } from '../../../contract/commands/version.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { UPLOADS_PER_PAGE, uploadsOfPerson } from '../../../data/db/queries/uploads/inspected.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { causesOf, uploadState } from '../../../rules/packages/causes.ts'
import { viewOf } from '../../kit/view.ts'
import { text } from '../../server/query.ts'
import { openPieces, type Pieces, piecesDir } from '../../server/uploads/pieces.ts'
import { findUpload } from '../../server/uploads/upload-rows.ts'
import { defineScreen } from '../define-screen.server.ts'
import { messageFor } from './developer-message.server.ts'
import type { UploadedVersion, UploadLine } from './model.ts'
import { sentVersion } from './sent-version.server.ts'
import type { uploadView } from './upload.tsx'

type Row = RowOf<typeof uploadsOfPerson>

const place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/)
  .catch('infinity')

export const upload = defineScreen({
  path: '/upload',
  query: z.object({ at: text(), q: text(100), before: place }),
  roles: versionPublish.roles,
  view: viewOf<typeof uploadView>('uploadView'),
  async load({ db, deps, person, query, locale }) {
    const pieces = openPieces(piecesDir(deps.files, deps.config.site.mediaDir))
    const found = await uploadsOfPerson(db, {
      staff: person.id,
      locale,
      sought: query.q,
      sentBefore: query.before,
    })
    const rows = found.slice(0, UPLOADS_PER_PAGE)
    const uploads: UploadLine[] = []
    // One after the other: a page is not worth more of the database than that.
    for (const row of rows) uploads.push(await lineOf(db, row, pieces, locale))
    // It may be on another page.
    const chosen =
      (query.at ? await findUpload(db, person.id, query.at) : undefined) ??
      rows.find(({ sha256 }) => sha256 !== null)
    const last = rows.at(-1)
    return {
      sought: query.q,
      uploads,
      older:
        found.length > UPLOADS_PER_PAGE && last
          ? `/upload?${new URLSearchParams({ q: query.q, before: last.place })}`
          : null,
      current: chosen?.sha256 ? await versionOf(db, chosen, chosen.sha256, locale) : undefined,
    }
  },
})

/** As publishing it now would go: a file that was good when it came may be refused since. */
async function lineOf(db: Database, row: Row, pieces: Pieces, locale: string): Promise<UploadLine> {
  const { hasApp, isPublished, sha256, findings: own, place: _, ...line } = row
  const isJudged = sha256 !== null && hasApp && !isPublished
  const findings = (isJudged && (await sentVersion(db, sha256, locale))?.findings) || own
  const causes = causesOf(findings)
  return {
    ...line,
    isChecked: sha256 !== null,
    received: sha256 === null ? await pieces.received(line.id) : line.size,
    state: uploadState({ isPublished, isChecked: sha256 !== null, hasApp, findings }),
    cause: causes.find(({ level }) => level === 'refuse')?.id,
    notes: causes.filter(({ level }) => level === 'note').length,
  }
}

async function versionOf(
  db: Database,
  { id, name }: { id: string; name: string },
  sha256: string,
  locale: string,
): Promise<UploadedVersion | undefined> {
  const sent = await sentVersion(db, sha256, locale)
  if (!sent) return undefined
  const { seen, app, findings } = sent
  const { facts } = seen.inspection
  const state = uploadState({
    isPublished: app?.isPublished ?? false,
    isChecked: true,
    hasApp: app !== undefined,
    findings,
  })
  return {
    id,
    state,
    sha256,
    size: seen.size,
    facts: facts && {
      packageName: facts.packageName,
      versionCode: facts.versionCode,
      versionName: facts.versionName ?? facts.versionCode,
      minSdk: facts.minSdk,
      targetSdk: facts.targetSdk,
    },
    findings,
    files: sent.files.map(({ sha256, size, abi }) => ({ sha256, size, abi })),
    app,
    message: state === 'refused' ? messageFor({ file: name, sha256, facts, findings }) : undefined,
  }
}
